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
