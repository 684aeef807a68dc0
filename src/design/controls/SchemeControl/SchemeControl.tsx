import { startTransition, useId, useOptimistic, useSyncExternalStore, type HTMLAttributes } from 'react';
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { recolor } from '../../theme/recolor.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import classes from './SchemeControl.module.css';

/** The control's labels. */
export interface SchemeLabels {
  /** Accessible name of the control, for example "Color scheme". @maxLength 20 */
  legend: string;
  /** Label of the choice that follows the system's color scheme. @maxLength 10 */
  system: string;
  /** Label of the light scheme. @maxLength 10 */
  light: string;
  /** Label of the dark scheme. @maxLength 10 */
  dark: string;
  /**
   * In the variant `cycle`, screen reader text that says what the button does. Screen readers read it after the
   * current choice: "Color scheme: Light. Change".
   * @maxLength 10
   */
  change: string;
}

/** Props of {@link SchemeControl}. Rest props and `className` go to the root element. */
export interface SchemeControlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The control’s labels. */
  labels: SchemeLabels;
  /**
   * `segments` (default): three icons side by side. `wide`: the same, with labels. `cycle`: a single button,
   * which goes to the next choice.
   */
  variant?: 'segments' | 'wide' | 'cycle';
}

const states = [
  { scheme: 'auto', label: 'system', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'light', icon: IconSun },
  { scheme: 'dark', label: 'dark', icon: IconMoon },
] as const;

const subscribe = () => () => undefined;

/**
 * Resolves just before the second frame from now. By then, the first frame has shown the current changes. If the
 * visitor leaves the page earlier, the promise resolves at once.
 */
const secondFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      window.removeEventListener('pagehide', settle);
      resolve();
    };
    window.addEventListener('pagehide', settle);
    requestAnimationFrame(() => requestAnimationFrame(settle));
  });

/**
 * The chosen color scheme, and a function that changes it. Only the browser knows the stored choice, so the choice is
 * `auto` on the server and during hydration. The change is a React transition, so that it doesn't re-render sections
 * that have not hydrated yet. The control shows the choice one frame before the page does, so that it responds at once
 * even on slow devices, where changing the page takes a while. The function stops CSS transitions with `recolor`,
 * because Mantine's way of stopping them recalculates all styles two extra times.
 */
function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const stored = useSyncExternalStore<MantineColorScheme>(
    subscribe,
    () => colorScheme,
    () => 'auto',
  );
  const [scheme, setScheme] = useOptimistic(stored);
  const choose = (next: MantineColorScheme) =>
    startTransition(async () => {
      setScheme(next);
      await secondFrame();
      startTransition(() => {
        recolor();
        setColorScheme(next);
      });
    });
  return { scheme, choose };
}

/**
 * Lets visitors choose between the system's color scheme, light and dark. Without scripts, the control is hidden, and
 * the page follows the system. The segments are plain radio buttons, because Mantine's SegmentedControl has to measure
 * the layout to place its indicator.
 */
export function SchemeControl({ variant = 'segments', ...rest }: SchemeControlProps) {
  return variant === 'cycle' ? <Cycle {...rest} /> : <Segments {...rest} wide={variant === 'wide'} />;
}

type PartProps = Omit<SchemeControlProps, 'variant'>;

function Cycle({ labels, className, ...rest }: PartProps) {
  const { scheme, choose } = useScheme();
  const index = states.findIndex((state) => state.scheme === scheme);
  const current = states[index] ?? states[0];
  const next = states[(index + 1) % states.length] ?? states[0];
  const name = `${labels.legend}: ${labels[current.label]}`;
  return (
    <Tooltip label={name}>
      <Button
        {...rest}
        variant="ghost"
        size="icon"
        icon={current.icon}
        aria-label={`${name}. ${labels.change}`}
        className={clsx(classes.cycle, className)}
        onClick={() => choose(next.scheme)}
      />
    </Tooltip>
  );
}

function Segments({ labels, className, wide, ...rest }: PartProps & { wide: boolean }) {
  const { scheme, choose } = useScheme();
  const name = useId();
  return (
    <fieldset {...rest} className={clsx(classes.segments, wide && classes.wide, className)}>
      <VisuallyHidden component="legend">{labels.legend}</VisuallyHidden>
      {states.map((state) => {
        const label = labels[state.label];
        const segment = (
          <label key={state.scheme} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={state.scheme}
              checked={state.scheme === scheme}
              onChange={() => choose(state.scheme)}
            />
            <Icon icon={state.icon} size={18} />
            {wide ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
          </label>
        );
        return wide ? (
          segment
        ) : (
          <Tooltip key={state.scheme} label={label}>
            {segment}
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
