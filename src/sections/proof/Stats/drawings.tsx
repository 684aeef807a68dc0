import type { CSSProperties } from 'react';
import { dome, firstPart, partOf } from '../../../design/media/arc/arc.ts';
import type { Stat } from './Stats.tsx';
import classes from './Stats.module.css';

interface GlyphProps {
  stat: Stat;
  /** Its index in the list; drawings alternate. */
  at: number;
}

/** Drawings of figures without a share. */
const glyphs = {
  stacks: (
    <g className={classes.stacks} strokeLinecap="round">
      <path d="M4.5 62H16M4.5 50H16M29 62H41M29 50H41M29 38H41" strokeWidth="9" />
      <path d="M54 62H65.5M54 50H65.5M54 38H65.5M54 26H65.5M54 14H65.5" strokeWidth="9" />
    </g>
  ),
  people: (
    <g className={classes.people}>
      <path d="M9.5 63a26.5 26.5 0 0 1 53 0" strokeWidth="7" />
      <path d="M23 63a13 13 0 0 1 26 0z" />
      <circle cx="36" cy="19" r="9" />
      <circle cx="13" cy="28" r="7" />
      <circle cx="59" cy="28" r="7" />
    </g>
  ),
  office: (
    <g className={classes.office}>
      <path d="M8 28a28 20 0 0 1 56 0z" />
      <path d="M17 34v24M36 34v24M55 34v24M8 62.5h56" strokeWidth="7" />
    </g>
  ),
};

/** A share is a partly filled ring, disc or ring, in rotation; any other figure has a drawing of what it counts. */
export function Glyph({ stat, at }: GlyphProps) {
  const share = partOf(stat.share);
  const [radius, width] = at % 3 === 2 ? [17, 34] : [27, 14];
  return (
    <svg className={classes.glyph} viewBox="0 0 72 72" data-turn={at % 3} aria-hidden="true">
      {share === undefined ? (
        glyphs[stat.glyph ?? 'stacks']
      ) : (
        <g transform="rotate(-90 36 36)" strokeWidth={width}>
          <circle cx="36" cy="36" r={radius} className={classes.track} />
          <circle cx="36" cy="36" r={radius} className={classes.sweep} {...firstPart(share)} />
        </g>
      )}
    </svg>
  );
}

/**
 * A quarter turn around the lower left corner stands for the whole. Multiples are several rings, the last one partial.
 */
export function Quarter({ stat }: { stat: Stat }) {
  const share = partOf(stat.share);
  const wholes = share === undefined ? Math.min(stat.share ?? 0, 5) : 0;
  const rings = Math.ceil(wholes);
  const width = (292 - 26 * (rings - 1)) / rings;
  return (
    <svg className={classes.quarter} viewBox="0 0 300 300" aria-hidden="true">
      {rings > 0 ? (
        Array.from({ length: rings }, (_, ring) => (
          <path
            key={ring}
            className={classes.whole}
            d={quarterTurn(ring * (width + 26) + width / 2)}
            strokeWidth={width}
            {...firstPart(Math.min(wholes - ring, 1))}
          />
        ))
      ) : (
        <>
          <path className={classes.track} d={quarterTurn(230)} strokeWidth="124" />
          <path className={classes.sweep} d={quarterTurn(230)} strokeWidth="124" {...firstPart(share ?? 0)} />
          <path className={classes.core} d={quarterTurn(70)} strokeWidth="140" />
        </>
      )}
    </svg>
  );
}

/** From the top to the right, around the lower left corner. */
const quarterTurn = (radius: number): string =>
  `M0 ${300 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`;

/** Colors of the rings and their legends, which then repeat. */
const inks = [
  'var(--art-hot)',
  'var(--art-warm)',
  'var(--action)',
  'var(--art-cool)',
  'var(--art-pale-3)',
  'var(--line-strong)',
];
export const inkOf = (ring: number) => ({ '--fill': inks[ring % inks.length] }) as CSSProperties;

/** Center of the dial. */
const pivot = [420, 420] as const;

/** One ring per share, from the inside out, below a scale with 100 marks. */
export function Dial({ stats }: { stats: Stat[] }) {
  const step = Math.min(80, 240 / stats.length);
  return (
    <svg className={classes.rings} viewBox="0 0 840 424" aria-hidden="true">
      {stats.map((stat, ring) => {
        const d = dome(405 - step * (stats.length - ring) + step / 2, pivot);
        return (
          <g key={stat.label} strokeWidth={step - 10} style={inkOf(ring)}>
            <path className={classes.track} d={d} />
            <path className={classes.sweep} d={d} {...firstPart(partOf(stat.share) ?? 0)} />
          </g>
        );
      })}
      <g className={classes.scale}>
        <path d={dome(411, pivot)} strokeWidth="6" {...marks(1)} />
        <path d={dome(416, pivot)} strokeWidth="8" {...marks(10)} />
      </g>
    </svg>
  );
}

/** Marks on the half turn, one per `every` hundredths. */
const marks = (every: number) => ({
  pathLength: 100,
  strokeDasharray: `0.1 ${every - 0.1}`,
  strokeDashoffset: 0.05,
});
