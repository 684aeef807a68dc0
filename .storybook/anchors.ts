/** Links within the same document. */
const inPlace = 'a[href^="#"]:not([target])';

/**
 * Makes anchor links in stories work. Storybook's preview opens all links in the parent window (`<base target>`), so
 * an anchor link would replace Storybook.
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
