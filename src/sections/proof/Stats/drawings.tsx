import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import type { Stat } from './Stats.tsx';
import classes from './Stats.module.css';

interface GlyphProps {
  stat: Stat;
  /** The figure's index in the list. It selects the color and form of a share's drawing, so that neighbors differ. */
  at: number;
}

/** Drawings for stats whose `share` is missing or above 1. */
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

/** Returns a share from 0 to 1, or `undefined` if it is missing or greater than 1. A negative share counts as 0. */
export const partOf = (share?: number): number | undefined =>
  share === undefined || share > 1 ? undefined : Math.max(share, 0);

/** Colors for the drawings of statistics that are a share of a whole. Successive drawings cycle through them. */
const glyphInks = ['var(--text)', 'var(--art-pale)', 'var(--art-hot)'];

/**
 * A statistic's small drawing: a partly filled ring or disc if the statistic is a share of one whole, otherwise the
 * drawing named by `glyph`.
 */
export function Glyph({ stat, at }: GlyphProps) {
  const share = partOf(stat.share);
  const turn = at % glyphInks.length;
  const [radius, width] = turn === 2 ? [17, 34] : [27, 14];
  return (
    <svg className={classes.glyph} viewBox="0 0 72 72" aria-hidden="true">
      {share === undefined ? (
        glyphs[stat.glyph ?? 'stacks']
      ) : (
        <Gauge
          share={share}
          radius={radius}
          width={width}
          center={{ x: 36, y: 36 }}
          ink={glyphInks[turn]}
          track="var(--line)"
        />
      )}
    </svg>
  );
}

/**
 * A figure's drawing: a quarter ring around the lower left corner, filled up to the figure's share. A share above 1 has
 * concentric quarter rings instead, one for each whole, at most five; the outermost can be partial. The innermost ring
 * stands for what the figure is compared with, so this ring has another color.
 */
export function Quarter({ stat }: { stat: Stat }) {
  const share = partOf(stat.share);
  const wholes = share === undefined ? Math.min(stat.share ?? 0, 5) : 0;
  const rings = Math.ceil(wholes);
  const width = (292 - 26 * (rings - 1)) / rings;
  const quarter = { from: 0, to: 90, center: { x: 0, y: 300 } };
  return (
    <svg className={classes.quarter} viewBox="0 0 300 300" aria-hidden="true">
      {rings > 0 ? (
        Array.from({ length: rings }, (_, ring) => (
          <Arc
            key={ring}
            {...quarter}
            radius={ring * (width + 26) + width / 2}
            width={width}
            stroke={ring === 0 ? 'var(--base)' : 'var(--art-hot)'}
            length={Math.min(wholes - ring, 1)}
          />
        ))
      ) : (
        <>
          <Gauge {...quarter} radius={230} width={124} share={share ?? 0} ink="var(--fill)" />
          <Arc {...quarter} radius={70} width={140} stroke="var(--core)" />
        </>
      )}
    </svg>
  );
}

/** Colors of the half rings, which repeat. None is the color of the first part of a divided half ring, `--base`. */
const ringInks = ['var(--art-hot)', 'var(--art-warm)', 'var(--art-cool)'];

/**
 * A figure's half ring, filled up to the figure's share. A share above 1 divides the half ring into that many parts
 * instead, at most twelve. The first part stands for what the figure is compared with, so this part has another color.
 */
export function Dial({ stat, at }: GlyphProps) {
  if (stat.share === undefined) return null;
  const ring = { radius: 82, width: 36, center: { x: 100, y: 100 } };
  const ink = ringInks[at % ringInks.length];
  const share = partOf(stat.share);
  const wholes = Math.min(stat.share, 12);
  const part = 180 / wholes;
  return (
    <svg className={classes.half} viewBox="0 0 200 100" aria-hidden="true">
      {share === undefined ? (
        Array.from({ length: Math.ceil(wholes) }, (_, index) => (
          <Arc
            key={index}
            {...ring}
            from={-90 + index * part}
            to={Math.min(-90 + (index + 1) * part - 3, 90)}
            stroke={index === 0 ? 'var(--base)' : ink}
          />
        ))
      ) : (
        <Gauge {...ring} from={-90} to={90} share={share} ink={ink} />
      )}
    </svg>
  );
}
