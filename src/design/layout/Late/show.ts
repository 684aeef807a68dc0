import { whenIdle } from '../timing/whenIdle.ts';

let shown = Promise.resolve();

/** Has a late section laid out when the browser has nothing better to do: one in a frame, so that no frame takes long. */
export function showWhenIdle(section: HTMLElement): void {
  shown = shown.then(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    section.dataset.shown = '';
    await new Promise(requestAnimationFrame);
  });
}

/** Has all late sections laid out now, so that an anchor has its true place. */
export function showAll(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-late]')) section.dataset.shown = '';
}

/** Whether a section lies more than a screen away from the view. */
function far(section: HTMLElement): boolean {
  const box = section.firstElementChild?.getBoundingClientRect();
  return !!box && (box.bottom < -window.innerHeight || box.top > 2 * window.innerHeight);
}

/**
 * Leaves out again what is far from the view, at the size it had, until the browser is idle: a change of everything then
 * takes the time of what is seen, not of the whole page.
 */
export function skipFar(): void {
  for (const section of [...document.querySelectorAll<HTMLElement>('[data-late][data-shown]')].filter(far)) {
    delete section.dataset.shown;
    showWhenIdle(section);
  }
}
