import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { arch, marksPerStep, planArch, planRing, planWave, ring, wave } from './geometry.ts';
import classes from './Steps.module.css';

/** Props of the drawings. */
export interface FigureProps {
  /** Number of steps. */
  count: number;
  /** Returns the color of the step with this index. */
  ink: (index: number) => string;
}

/** An arch as wide as the page, divided equally among the steps. */
export function Arch({ count, ink }: FigureProps) {
  const { width, height, radius, band, pivot, reach } = arch;
  const turn = { from: -reach, to: reach, center: pivot };
  const marks = marksPerStep(count, 80) * count;
  const gap = count / 320;
  const line = radius + 16;
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {planArch(count).map((_, index) => (
        <Arc
          key={index}
          {...turn}
          radius={radius - band / 2}
          width={band}
          stroke={ink(index)}
          of={count}
          start={index + gap}
          length={1 - 2 * gap}
        />
      ))}
      <g className={classes.scale}>
        <Arc {...turn} radius={line} width={1.3} />
        <Marks {...turn} radius={line + 3} length={6} of={marks} thickness={0.07} />
        <Marks {...turn} radius={line + 6} length={12} every={4} of={marks} thickness={0.07} />
      </g>
      <g className={classes.beads}>
        {planArch(count).map(({ number: { x, y } }, index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r="21" />
            <text>{index + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** A half circle for each step, alternating between up and down. */
export function Wave({ count, ink }: FigureProps) {
  const { width, height, turns } = planWave(count);
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {turns.map(({ path }, index) => (
        <path key={index} d={path} stroke={ink(index)} strokeWidth={wave.band} />
      ))}
      <g className={classes.beads}>
        {turns.map(({ number: { x, y } }, index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r={wave.bead} />
            <text>{index + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** A ring divided equally among the steps. */
export function Ring({ count, ink }: FigureProps) {
  const { numbers } = planRing(count);
  const gap = count / 450;
  const marks = marksPerStep(count, 120) * count;
  return (
    <svg className={classes.drawing} viewBox="-360 -360 720 720" aria-hidden="true">
      {numbers.map((_, index) => (
        <Arc
          key={index}
          radius={ring.radius}
          width={ring.band}
          stroke={ink(index)}
          of={count}
          start={index + gap}
          length={1 - 2 * gap}
        />
      ))}
      <g className={classes.scale}>
        <Marks radius={345.5} length={7} of={marks} thickness={0.07} />
        <Marks radius={349} length={14} of={count} thickness={count * 0.0006} />
      </g>
      {numbers.map(({ x, y }, index) => (
        <text key={index} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
