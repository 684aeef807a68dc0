let awake = false;

/** Whether the visitor has interacted, here or in another tab. From then on no section waits. */
export const isAwake = (): boolean => awake;

const waiting = new Set<() => void>();

const wake = (): void => {
  awake = true;
  for (const task of waiting) task();
  waiting.clear();
};

/** Calls `task` once the visitor interacts. Returns a function that cancels it. */
export function whenAwake(task: () => void): () => void {
  waiting.add(task);
  return () => waiting.delete(task);
}

/** Starts waiting for an interaction, as on a page that has just loaded. */
export function sleep(): void {
  awake = false;
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'change', 'popstate', 'storage'])
    window.addEventListener(type, wake, { capture: true, once: true, passive: true });
}

if (typeof window !== 'undefined') sleep();
