import type { Meta, StoryObj } from '@storybook/react-vite';
import clsx from 'clsx';
import { useRef } from 'react';
import { useReducedMotion } from '@mantine/hooks';
import { Button } from '../../src/design/controls/Button/Button.tsx';
import { tokens } from '../../src/design/theme/tokens.ts';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';

/** The durations and the easing. Motion is an enhancement, and is off for visitors who prefer reduced motion. */
const meta = {
  title: 'Foundations/Motion (animation, transitions)',
  id: 'foundations-motion',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const { ease, stagger, ...durations } = tokens.motion;

const uses: Record<string, string> = {
  fast: 'States: a color under the pointer, an arrow that slides',
  base: 'What moves a little: a menu, a panel',
  turn: 'What turns: an accordion’s sign',
  sweep: 'A dial that sweeps once when it comes into view',
};

/** Animates an element, with a token's duration. */
const play = (element: Element, keyframes: Keyframe[], duration: string, delay = 0) =>
  element.animate(keyframes, { duration: Number.parseInt(duration), easing: ease, delay, fill: 'backwards' });

function Motions() {
  const box = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const handlePlay = (): void => {
    for (const [at, disc] of [...(box.current?.querySelectorAll('[data-duration]') ?? [])].entries()) {
      const track = disc.parentElement?.clientWidth ?? 0;
      const from = { transform: `translateX(${disc.clientWidth - track}px)` };
      play(
        disc,
        [from, { transform: 'none' }],
        disc.getAttribute('data-duration') ?? '',
        at * Number.parseInt(stagger),
      );
    }
    const dial = box.current?.querySelector('circle');
    if (dial) play(dial, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], durations.sweep);
  };
  return (
    <Foundation
      heading="Motion"
      lead={`Four durations, one easing (${ease}), and a delay of ${stagger} between elements that follow one another. Without motion, everything is in its final state.`}
    >
      <p>
        <Button onClick={handlePlay} disabled={reduced}>
          Play
        </Button>
      </p>
      <p role="status" className={classes.told}>
        {reduced && 'Your system is set to reduced motion, so everything is in its final state.'}
      </p>
      <div ref={box}>
        {Object.entries(durations).map(([name, duration]) => (
          <div key={name} className={clsx(classes.track, classes.end)}>
            <span>
              <code>--motion-{name}</code> {duration}. {uses[name]}
            </span>
            <div>
              <div className={classes.disc} data-duration={duration} />
            </div>
          </div>
        ))}
        <svg viewBox="0 0 120 120" className={classes.dial} aria-hidden="true">
          <circle cx="60" cy="60" r="50" pathLength="1" strokeDasharray="1" transform="rotate(-90 60 60)" />
        </svg>
      </div>
    </Foundation>
  );
}

/** Press Play to see each duration over the same distance. */
export const Default: StoryObj<typeof meta> = {
  name: 'Motion (animation, transitions)',
  render: () => <Motions />,
};
