import { whenIdle } from '../timing/whenIdle.ts';

let interacted = false;

/**
 * Whether the visitor has interacted with the page, or changed a stored setting in another tab. If so, sections hydrate
 * without waiting.
 */
export const hasInteracted = (): boolean => interacted;

const waiting = new Set<() => void>();

const handleInteraction = (): void => {
  interacted = true;
  for (const task of waiting) task();
  waiting.clear();
};

/**
 * Calls `task` after the visitor interacts, when the browser is idle again, so that the control that the visitor used
 * responds first. Returns a function that cancels the call.
 */
export function afterInteraction(task: () => void): () => void {
  const start = (): void => {
    cancel = whenIdle(task);
  };
  let cancel = (): void => {
    waiting.delete(start);
  };
  waiting.add(start);
  return () => cancel();
}

/** Starts waiting for an interaction, as on a page that has just loaded. */
export function awaitInteraction(): void {
  interacted = false;
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'change', 'popstate', 'storage'])
    window.addEventListener(type, handleInteraction, { capture: true, once: true, passive: true });
}

if (typeof window !== 'undefined') awaitInteraction();
