import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../layout/timing/useHydrated.ts';
import { useMessages } from '../../text/Messages/Messages.tsx';
import classes from './Toast.module.css';

/** A short message about an outcome. */
export interface ToastContent {
  /** The outcome, in a word or two. */
  title: string;
  /** What happened, or the next step. */
  message: string;
  /** Kind of outcome, which sets the icon and its color. Default `success`. */
  kind?: 'success' | 'error';
}

/** How toasts behave. */
export interface ToastPreset {
  /** Maximum number of visible toasts. Further toasts wait. */
  limit: number;
  /** Time in ms until a toast disappears. All toasts stay while one of them is hovered or focused. */
  duration: number;
  /** Swipe distance that dismisses a toast, in px. */
  swipe: number;
  /** Keys that move focus to the toasts. */
  hotkeys: string[];
}

/** Presets: several toasts at once for a few seconds, or one toast at a time for longer. */
export const toastPresets = {
  default: { limit: 3, duration: 4000, swipe: 20, hotkeys: ['alt+T', 'F8'] },
  single: { limit: 1, duration: 5000, swipe: 50, hotkeys: ['F8'] },
} satisfies Record<string, ToastPreset>;

const loadList = () => import('./ToastList.tsx');
const ToastList = lazy(() => loadList().then(({ ToastList }) => ({ default: ToastList })));

/**
 * What {@link Toaster} renders. `list`: whether to render the list of toasts, true from the first toast on. `plain`: a
 * toast to show in a plain box, because the list's code couldn't be loaded.
 */
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

/** Preloads the code for toasts, so that a toast can appear even after the network connection is lost. */
export function preloadToasts(): void {
  loadList().catch(() => undefined);
}

// The timer that removes the plain fallback, which appears if the code for toasts can't be loaded.
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a toast. The code for toasts loads with the first toast, unless `preloadToasts` has loaded it. If the code
 * can't be loaded, the message appears in a plain box.
 */
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
  /**
   * How toasts behave. `default` (the default): up to three toasts are visible, each for four seconds. `single`: one
   * toast is visible, for five seconds. You can also pass your own values.
   */
  preset?: keyof typeof toastPresets | ToastPreset;
}

/**
 * The region for toasts, at the bottom right of the window and last in the document: a landmark that hotkeys move
 * focus to. `DesignProvider` mounts it, unless its prop `toasts` is `false`. Each toast is announced once.
 */
export function Toaster({ preset = 'default' }: ToasterProps) {
  const messages = useMessages();
  const { list, plain } = useSyncExternalStore(
    watch,
    () => drawn,
    () => nothing,
  );
  const region = useRef<HTMLElement>(null);
  const hydrated = useHydrated();

  if (!hydrated) return null;
  return createPortal(
    <section ref={region} aria-label={messages.notifications} tabIndex={-1}>
      <div role="status" aria-atomic="false">
        {plain && (
          <p className={classes.plain}>
            <strong>{plain.title}</strong> {plain.message}
          </p>
        )}
        {list && (
          <Suspense>
            <ToastList {...(typeof preset === 'string' ? toastPresets[preset] : preset)} region={region} />
          </Suspense>
        )}
      </div>
    </section>,
    document.body,
  );
}
