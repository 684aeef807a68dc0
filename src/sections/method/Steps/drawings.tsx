import { marksPerStep } from '../../../design/media/arc/places.ts';
import { arch, archPath, planArch, planRing, planWave, ring, wave } from './geometry.ts';
import classes from './Steps.module.css';

/** Props of the drawings. */
export interface FigureProps {
  /** Number of steps. */
  count: number;
  /** Color of each step. */
  ink: (index: number) => string;
}

/** Equal shares of an arch as wide as the page. */
export function Arch({ count, ink }: FigureProps) {
  const { width, height, radius, band } = arch;
  const line = radius + 16;
  const marks = marksPerStep(count, 80) * count;
  const gap = count / 320;
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {planArch(count).map((_, index) => (
        <path
          key={index}
          d={archPath(radius - band / 2)}
          stroke={ink(index)}
          strokeWidth={band}
          pathLength={count}
          strokeDasharray={`0 ${index + gap} ${1 - 2 * gap} ${count}`}
        />
      ))}
      <g className={classes.scale}>
        <path d={archPath(line)} strokeWidth="1.3" />
        <path
          d={archPath(line + 3)}
          strokeWidth="6"
          pathLength={marks}
          strokeDasharray="0.07 0.93"
          strokeDashoffset="0.035"
        />
        <path
          d={archPath(line + 6)}
          strokeWidth="12"
          pathLength={marks}
          strokeDasharray="0.07 3.93"
          strokeDashoffset="0.035"
        />
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

/** A half turn for each step, alternating between up and down. */
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

/** Equal shares of a ring, with a hand that ends in the last one. */
export function Ring({ count, ink }: FigureProps) {
  const { numbers, bead } = planRing(count);
  const gap = count / 450;
  const marks = marksPerStep(count, 120) * count;
  const mark = count * 0.0006;
  return (
    <svg className={classes.drawing} viewBox="-360 -360 720 720" aria-hidden="true">
      <g transform="rotate(-90)">
        {numbers.map((_, index) => (
          <circle
            key={index}
            r={ring.radius}
            stroke={ink(index)}
            strokeWidth={ring.band}
            pathLength={count}
            strokeDasharray={`0 ${index + gap} ${1 - 2 * gap} ${count}`}
          />
        ))}
        <g className={classes.scale}>
          <circle
            r="345.5"
            strokeWidth="7"
            pathLength={marks}
            strokeDasharray="0.07 0.93"
            strokeDashoffset="0.035"
          />
          <circle
            r="349"
            strokeWidth="14"
            pathLength={count}
            strokeDasharray={`${mark} ${1 - mark}`}
            strokeDashoffset={mark / 2}
          />
        </g>
        <circle
          r={ring.hand}
          stroke="var(--art-warm)"
          strokeWidth="12"
          pathLength={count}
          strokeDasharray={`${count - 1} ${count}`}
        />
      </g>
      <circle cx={bead.x} cy={bead.y} r="13" fill="var(--art-hot)" />
      {numbers.map(({ x, y }, index) => (
        <text key={index} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
