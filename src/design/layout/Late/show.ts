import { whenIdle } from '../timing/whenIdle.ts';

let shown = Promise.resolve();

/**
 * Lays out a late section (one in a `Late`) when the browser is idle. Only one section per frame is laid out, so that
 * no frame takes long.
 */
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
 * Makes the browser skip layout and paint of the sections far from the viewport until the browser is idle. The sections
 * keep their current size. That way, a change to the whole page, such as another color scheme, only has to update the
 * sections nearby.
 */
export function skipDistant(): void {
  for (const section of [...document.querySelectorAll<HTMLElement>('[data-late][data-shown]')].filter(
    isDistant,
  )) {
    delete section.dataset.shown;
    layOutWhenIdle(section);
  }
}
