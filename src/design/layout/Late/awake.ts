let awake = false;

/** Whether the visitor has done something, here or in another tab. From then on no section waits. */
export const isAwake = (): boolean => awake;

const wake = (): void => {
  awake = true;
};

/** Begins to wait for the visitor, as on a page that has just loaded. */
export function sleep(): void {
  awake = false;
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'change', 'popstate', 'storage'])
    window.addEventListener(type, wake, { capture: true, once: true, passive: true });
}

if (typeof window !== 'undefined') sleep();
