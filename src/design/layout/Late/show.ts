import { whenIdle } from '../timing/whenIdle.ts';

let shown = Promise.resolve();

/** Lays out late sections when the browser is idle: one per frame, so that no frame takes long. */
export function layOutWhenIdle(section: HTMLElement): void {
  shown = shown.then(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    section.dataset.shown = '';
    await new Promise(requestAnimationFrame);
  });
}

/** Lays out all late sections now, so that an anchor is in its final place. */
export function layOutAll(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-late]')) section.dataset.shown = '';
}

/** Whether a section is more than a screen away from the viewport. */
function isDistant(section: HTMLElement): boolean {
  const box = section.firstElementChild?.getBoundingClientRect();
  return !!box && (box.bottom < -window.innerHeight || box.top > 2 * window.innerHeight);
}

/**
 * Makes the browser skip what is far from the viewport again, at its current size, until it is idle. A change to
 * everything then costs as much as what is visible, not as much as the whole page.
 */
export function skipDistant(): void {
  for (const section of [...document.querySelectorAll<HTMLElement>('[data-late][data-shown]')].filter(
    isDistant,
  )) {
    delete section.dataset.shown;
    layOutWhenIdle(section);
  }
}
