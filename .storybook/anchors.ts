/** Links to a place in the same document. */
const inPlace = 'a[href^="#"]:not([target])';

/**
 * From now on links to a place in a story lead there. Storybook's document opens all links in the window around it
 * (`<base target>`), in which a story's anchor would replace Storybook.
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
