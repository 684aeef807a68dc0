import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { TooltipLayerProps } from './TooltipLayer.tsx';
import classes from './Tooltip.module.css';

/** How long the pointer rests on a control before its tooltip opens, in ms (as the owner specified). */
export const OPEN_DELAY = 700;

/** A control that is reached within this time after a tooltip closed shows its own at once, in ms (as the owner specified). */
export const SKIP_DELAY = 300;

interface Layer {
  Component: ComponentType<TooltipLayerProps>;
  target: HTMLElement;
}

/** The page shows one tooltip at most: whose it is, and when the last one closed. */
const page: { hide?: () => void; hiddenAt: number } = { hiddenAt: -Infinity };

function claim(hide: () => void) {
  page.hide?.();
  page.hide = hide;
}

function release(hide: () => void) {
  if (page.hide !== hide) return;
  page.hide = undefined;
  page.hiddenAt = performance.now();
}

/** Time to wait, in ms, now that the pointer reached another control. */
const delayNow = (): number => (page.hide || performance.now() - page.hiddenAt < SKIP_DELAY ? 0 : OPEN_DELAY);

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What the control is called; the control carries the same words as its accessible name. */
  label: string;
  /** Whether the tooltip stays away, as from a control whose menu is open. Default false. */
  disabled?: boolean;
  /** One icon-only control. */
  children: ReactNode;
}

/**
 * Shows the name of an icon-only control: after {@link OPEN_DELAY} under the pointer, at once on keyboard focus and
 * within {@link SKIP_DELAY} of the last one. Escape, a press and leaving close it; a finger never opens it. Around
 * it Escape does what it does without it, such as close a dialog. What draws the tooltip is loaded on first interest; until then, and
 * without scripts, the control stands alone.
 *
 * Mantine's `Tooltip` draws it, and no more. When to open is decided here, because Mantine's own way and its `Tooltip.Group`
 * - close on no press, and keep Escape from the window's listeners;
 * - know of no time after closing, only of a tooltip that stays that long;
 * - describe the control by the tooltip, so that a screen reader says its name twice;
 * - hold the shared delay in a context around the page: when the first tooltip opens, React would give up the prerendered
 *   HTML of every section that has not hydrated yet.
 */
export function Tooltip({ label, disabled = false, children }: TooltipProps) {
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [layer, setLayer] = useState<Layer>();

  const drop = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setLayer(undefined);
  }, []);

  const hide = useCallback(() => {
    release(drop);
    drop();
  }, [drop]);

  const show = (delay: number) => {
    if (layer || disabled) return;
    window.clearTimeout(timer.current);
    // A tooltip that does not load is no reason for an error: the control has its name without it.
    const loading = import('./TooltipLayer.tsx').catch(() => undefined);
    const id = window.setTimeout(() => {
      void loading.then((module) => {
        const target = root.current?.firstElementChild;
        if (timer.current !== id || !module || !(target instanceof HTMLElement)) return;
        claim(drop);
        setLayer({ Component: module.TooltipLayer, target });
      });
    }, delay);
    timer.current = id;
  };

  // Before the tooltip is painted: the key may come right after.
  useLayoutEffect(() => {
    if (!layer) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (['Escape', 'Enter', ' '].includes(event.key)) hide();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [layer, hide]);

  // Closed when the control goes, and when the tooltip is to stay away.
  useEffect(() => hide, [disabled, hide]);

  return (
    <span
      ref={root}
      role="presentation"
      className={classes.root}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(delayNow());
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show(0);
      }}
      onBlur={hide}
    >
      {children}
      {layer && <layer.Component label={label} target={layer.target} />}
    </span>
  );
}
