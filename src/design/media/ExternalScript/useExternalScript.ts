import { useCallback, useSyncExternalStore } from 'react';

/** Loading status of a script. */
export type ScriptStatus = 'loading' | 'ready' | 'failed';

interface Entry {
  element: HTMLScriptElement;
  status: ScriptStatus;
  /** One listener per component, called when the status changes. */
  users: Set<() => void>;
  /** Removes the script, and everything it added to head and body while it ran. */
  remove: () => void;
}

const entries = new Map<string, Entry>();

function append(src: string, users: Entry['users']): void {
  const element = document.createElement('script');
  const left: ChildNode[] = [];
  // Records only what is added while the script runs, not what this or another script adds later.
  const observer = new MutationObserver((changes) => {
    if (document.currentScript !== element) return;
    for (const { addedNodes } of changes) left.push(...(addedNodes as NodeListOf<ChildNode>));
  });
  const remove = (): void => {
    observer.disconnect();
    for (const node of [element, ...left]) node.remove();
  };
  const entry: Entry = { element, status: 'loading', users, remove };
  const settle = (status: ScriptStatus) => () => {
    observer.disconnect();
    entry.status = status;
    users.forEach((notify) => notify());
  };
  element.src = src;
  element.async = true;
  element.addEventListener('load', settle('ready'));
  element.addEventListener('error', settle('failed'));
  entries.set(src, entry);
  document.head.append(element);
  for (const place of [document.head, document.body]) observer.observe(place, { childList: true });
}

function acquire(src: string, notify: () => void): () => void {
  const known = entries.get(src);
  const users = known?.users ?? new Set();
  users.add(notify);
  if (known?.status === 'failed') known.remove();
  if (known?.status !== 'loading' && known?.status !== 'ready') append(src, users);
  users.forEach((each) => each());
  return () => {
    users.delete(notify);
    // Wait, so that an unmount followed at once by a mount (React's StrictMode, a changed key) keeps the script.
    queueMicrotask(() => {
      const entry = entries.get(src);
      if (!entry || entry.users.size > 0) return;
      entry.remove();
      entries.delete(src);
    });
  };
}

/**
 * Keeps a third party's script in the document while at least one component uses it. The script is added once, when the
 * first component mounts. When the last one unmounts, the script is removed, along with everything it added to head and
 * body while it ran. If the script fails to load, the next component that uses it tries again. Without `src`, nothing
 * loads, and the status is `ready`.
 */
export function useExternalScript(src: string | undefined): ScriptStatus {
  const subscribe = useCallback(
    (notify: () => void) => (src === undefined ? () => undefined : acquire(src, notify)),
    [src],
  );
  const initial = src === undefined ? 'ready' : 'loading';
  return useSyncExternalStore(
    subscribe,
    () => (src === undefined ? initial : (entries.get(src)?.status ?? initial)),
    () => initial,
  );
}
