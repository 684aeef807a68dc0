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
// Imported here rather than in TooltipLayer, because Chromium lays out the whole page again when a stylesheet with a
// cascade layer arrives late.
import '@mantine/core/styles/Tooltip.layer.css';
import classes from './Tooltip.module.css';

/** How long the pointer must be on a control before the control's tooltip opens, in ms. A design requirement. */
export const OPEN_DELAY = 700;

/** For this many ms after a tooltip closes, the next one opens at once. A design requirement. */
export const SKIP_DELAY = 300;

interface Layer {
  Component: ComponentType<TooltipLayerProps>;
  target: HTMLElement;
}

/** A function that closes the page's only open tooltip, and the time when the last tooltip closed. */
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

/** How long to wait before opening the tooltip of a control that the pointer reaches now, in ms. */
const delayNow = (): number => (page.hide || performance.now() - page.hiddenAt < SKIP_DELAY ? 0 : OPEN_DELAY);

export interface TooltipProps {
  /**
   * The text of the tooltip: the control's accessible name. The tooltip doesn't set this name, so set it on the
   * control, too.
   */
  label: string;
  /** Shows no tooltip, for example while the control's menu is open. Default false. */
  disabled?: boolean;
  /** The control: a single element with only an icon. */
  children: ReactNode;
}

/**
 * Shows the name of an icon-only control. On keyboard focus, the tooltip opens at once. On hover, it opens after
 * {@link OPEN_DELAY} ms, or at once if another tooltip closed less than {@link SKIP_DELAY} ms ago. Touch never opens
 * it. Escape, a click, or leaving the control closes it. Escape also keeps its usual effect, such as closing a dialog.
 * The tooltip's code loads on the first hover or focus; until then, and without scripts, there is only the control.
 *
 * Mantine's `Tooltip` is used only for rendering. This component decides when to open, because Mantine's own logic and
 * its `Tooltip.Group`
 * - don't close on a click, and hide Escape from the window's listeners;
 * - can't skip the delay right after another tooltip has closed; they can only delay the closing;
 * - describe the control by the tooltip, so a screen reader says the control's name twice;
 * - keep the shared delay in a context around the page. The context changes when the first tooltip opens, so React
 *   would discard the prerendered HTML of every section that hasn't hydrated yet.
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
    // If a tooltip fails to load, nothing is thrown: the control still has its name.
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

  // A layout effect, because the visitor can press Escape before the tooltip paints.
  useLayoutEffect(() => {
    if (!layer) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (['Escape', 'Enter', ' '].includes(event.key)) hide();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [layer, hide]);

  // Close the tooltip when the control is removed or `disabled` changes.
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
