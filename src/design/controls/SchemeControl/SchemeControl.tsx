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

/** The control's words. */
export interface SchemeLabels {
  /** What is chosen, for example "Color scheme". @maxLength 20 */
  legend: string;
  /** The device's own setting. @maxLength 10 */
  system: string;
  /** The light scheme. @maxLength 10 */
  light: string;
  /** The dark scheme. @maxLength 10 */
  dark: string;
  /**
   * What pressing the cycling button does, said after the current state: "Color scheme: Light. Change".
   * @maxLength 10
   */
  change: string;
}

/** What {@link SchemeControl} takes: rest props and `className` reach its root element. */
export interface SchemeControlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The control’s words. */
  labels: SchemeLabels;
  /** `segments` (default) are three icons side by side, `wide` the same with words, `cycle` one button that steps through. */
  variant?: 'segments' | 'wide' | 'cycle';
}

const states = [
  { scheme: 'auto', label: 'system', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'light', icon: IconSun },
  { scheme: 'dark', label: 'dark', icon: IconMoon },
] as const;

const subscribe = () => () => undefined;

/**
 * Settles in the second frame from now, before it is painted: the first one shows what has changed by now. At once where
 * the visitor leaves before that.
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
 * The chosen scheme, and how to choose another. Only the browser knows the stored one, so that the server and hydration see
 * `auto`. The change is a transition, because a section that has not hydrated yet must not be re-rendered by anything else;
 * the control shows the choice one frame before the page does, which takes a slow device longer. Mantine's own way to stop
 * transitions has the browser work out all styles twice more.
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
 * Chooses between the device's own color scheme, light and dark. Hidden without scripts: the device then decides. It stands
 * in every header, twice, so its segments are plain radios: Mantine's SegmentedControl has to measure where its mark goes.
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
