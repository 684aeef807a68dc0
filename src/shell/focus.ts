/**
 * Moves focus to an element without scrolling. If visitors can't focus the element themselves, it gets
 * `tabindex="-1"`, so that a script can. Such an element has no outline (base.css).
 */
export function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Moves focus to the page's h1 or, if the page has none, to `main`. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focus(heading);
}
