/** Matches links to another place in the same document. */
const inPlace = 'a[href^="#"]:not([target])';

/**
 * Makes anchor links in stories work. Storybook's preview opens all links in the parent window (`<base target>`), where
 * the page with the anchor would replace Storybook.
 */
export function keepAnchors(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(inPlace);
      if (link) link.target = '_self';
    },
    { capture: true },
  );
}
