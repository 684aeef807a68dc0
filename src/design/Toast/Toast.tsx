import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { useFocusWithin, useHotkeys, useMergedRef, type HotkeyItem } from '@mantine/hooks';
import { useMessages } from '../Messages/Messages.tsx';
import classes from './Toast.module.css';

/** One short message about an outcome. */
export interface ToastContent {
  /** The outcome, in a word or two. */
  title: string;
  /** What happened, or the next step. */
  message: string;
  /** Default `success`. */
  kind?: 'success' | 'error';
}

/** How toasts behave. */
export interface ToastPreset {
  /** How many are visible at once; further ones wait. */
  limit: number;
  /** ms until one leaves by itself. It stays while the pointer or the focus is on it. */
  duration: number;
  /** How far, in px, one must be swiped to dismiss it. */
  swipe: number;
  /** Keys that move focus to the toasts. */
  hotkeys: string[];
}

/** The two readings of the specification's "Notification defaults". */
export const toastPresets = {
  default: { limit: 3, duration: 4000, swipe: 20, hotkeys: ['alt+T', 'F8'] },
  single: { limit: 1, duration: 5000, swipe: 50, hotkeys: ['F8'] },
} satisfies Record<string, ToastPreset>;

const loadList = () => import('./ToastList.tsx');
const ToastList = lazy(() => loadList().then(({ ToastList }) => ({ default: ToastList })));

/** What the toaster draws besides the region itself. */
let drawn: { list: boolean; plain?: ToastContent } = { list: false };
const nothing = drawn;
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
const draw = (change: Partial<typeof drawn>) => {
  drawn = { ...drawn, ...change };
  watchers.forEach((watcher) => watcher());
};

/** Loads what draws a toast ahead of the first one, while there is a network. */
export function preloadToasts(): void {
  loadList().catch(() => undefined);
}

// Takes a toast that was shown in its plainest form away again.
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast. The code that draws it is loaded with the first one; where that cannot be, its words stand plain. */
export function showToast(toast: ToastContent): void {
  loadList().then(
    ({ push }) => {
      draw({ list: true });
      push(toast);
    },
    () => {
      clearTimeout(removal);
      draw({ plain: toast });
      removal = setTimeout(() => draw({ plain: undefined }), toastPresets.default.duration);
    },
  );
}

export interface ToasterProps {
  /** Default `default`: three visible, four seconds. `single`: one visible, five seconds. Or values of one's own. */
  preset?: keyof typeof toastPresets | ToastPreset;
}

/**
 * The place where toasts appear, at the bottom right: mount it once, in the shell. A landmark that its hotkeys reach;
 * what appears in it is announced once.
 */
export function Toaster({ preset = 'default' }: ToasterProps) {
  const messages = useMessages();
  const { hotkeys, ...behaviour } = typeof preset === 'string' ? toastPresets[preset] : preset;
  const { list, plain } = useSyncExternalStore(
    watch,
    () => drawn,
    () => nothing,
  );
  const region = useRef<HTMLElement>(null);
  const origin = useRef<EventTarget>(null);
  const within = useFocusWithin<HTMLElement>({
    onFocus: ({ relatedTarget }) => {
      origin.current = relatedTarget;
    },
  });
  const ref = useMergedRef(region, within.ref);

  // By the key's letter and by its place: with Alt, some keyboards type another character.
  const focus = () => {
    // Without a toast there is nothing to go to.
    if (region.current?.textContent) region.current.focus();
  };
  useHotkeys(
    hotkeys.flatMap((key): HotkeyItem[] => [
      [key, focus],
      [key, focus, { usePhysicalKeys: true }],
    ]),
    [],
  );

  /** The button that was pressed goes away: focus stays with the toasts, or returns to where it came from. */
  const handleDismiss = (last: boolean) => {
    if (!region.current?.contains(document.activeElement)) return;
    if (last && origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    else region.current.focus();
  };

  return (
    <section ref={ref} aria-label={messages.notifications} tabIndex={-1}>
      <div role="status" aria-atomic="false">
        {plain && (
          <p className={classes.plain}>
            <strong>{plain.title}</strong> {plain.message}
          </p>
        )}
        {list && (
          <Suspense>
            <ToastList {...behaviour} paused={within.focused} onDismiss={handleDismiss} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
