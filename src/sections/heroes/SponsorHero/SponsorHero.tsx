import type { CSSProperties } from 'react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { dome } from '../../../design/art/geometry.ts';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { formatPrice } from '../../../design/text/Price/formatPrice.ts';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { tone } from '../../../design/theme/tones.ts';
import type { SponsorTier } from '../../offers/SponsorTiers/SponsorTiers.tsx';
import { planBeams, type Beam } from './beams.ts';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './SponsorHero.module.css';

/** Content of {@link SponsorHero}: a heading, a lead, the tiers, an action and a drawing. */
export interface SponsorHeroContent extends SectionContent {
  /** Page title, by default the h1. @maxLength 15 */
  heading: string;
  /** What sponsors get, in one or two sentences. @maxLength 110 */
  lead?: string;
  /**
   * The tiers, each drawn as a beam whose width is in proportion to the price. Up to four look best. A
   * section below the hero should list what each tier includes.
   */
  items: Pick<SponsorTier, 'title' | 'price'>[];
  /** The action of the button and of every beam. */
  action: ActionContent;
  /** The audience, as a decorative strip that is as wide as the page. */
  drawing?: DrawingContent;
}

/** Props of {@link SponsorHero}. */
export type SponsorHeroProps = ContentProps<SponsorHeroContent>;

/**
 * The first section of the sponsors' page: a stage with one light beam per tier. Visitors can click each beam.
 * Without a `band`, the background is the theme's hero color.
 */
export function SponsorHero({ items, action, drawing, ...rest }: SponsorHeroProps) {
  const beams = planBeams(items.map(({ price }) => price));
  return (
    <Hero
      {...rest}
      size="d1"
      actions={[action]}
      beside
      classNames={classes}
      picture={
        <>
          <div className={classes.stage}>
            {items.map(({ title, price }, index) => {
              const beam = beams[index];
              const words = (
                <>
                  <span className={classes.name}>{title}</span>{' '}
                  <span className={classes.price}>{formatPrice(price)}</span>
                </>
              );
              return (
                beam && (
                  <div
                    key={title}
                    className={classes.place}
                    data-narrow={isNarrow(beam) || undefined}
                    style={{ ...placeOf(beam), ...tone(index) }}
                  >
                    <Action action={{ ...action, about: action.label }} className={classes.beam}>
                      {/* Visually hidden if the beam has no room for text. The section below repeats the text. */}
                      <span className={classes.offer}>
                        {beam.sweep < 15 ? <VisuallyHidden>{words}</VisuallyHidden> : words}
                      </span>
                    </Action>
                  </div>
                )
              );
            })}
            <svg className={classes.lamp} viewBox="-210 -210 420 210" aria-hidden="true">
              <path d={dome(204, [0, 0])} pathLength="180" strokeWidth="3.5" strokeDasharray="0.16 1.34" />
              <path d={dome(205.5, [0, 0])} pathLength="180" strokeWidth="6.5" strokeDasharray="0.2 14.8" />
              <path d={dome(20, [0, 0])} className={classes.gap} strokeWidth="40" />
              <path d={dome(16.5, [0, 0])} strokeWidth="33" />
            </svg>
          </div>
          {drawing && <Drawing drawing={drawing} fit="cover" align="xMidYMin" className={classes.crowd} />}
        </>
      }
    />
  );
}

/** Whether a beam is too narrow for a horizontal price on a small stage. A beam near the floor has more space. */
const isNarrow = ({ from, sweep }: Beam): boolean => {
  const radians = Math.PI / 180;
  return Math.sin((sweep / 2) * radians) < 0.24 * Math.sin((from + sweep / 2) * radians);
};

/**
 * CSS properties of a beam. The beam's box is the box of the whole dome, which is twice as wide as it is high.
 * `--corners` clips the beam to its sector. The sector's outer corners are outside the dome, so the dome's curve
 * clips the outer end. `--x` and `--y` are the position of tilted text, and `--tilt` is its angle. `--upright-x`
 * and `--upright-y` are the position of upright text, and `--chord` is its maximum width. `--middle` is the beam's
 * direction.
 */
function placeOf({ from, sweep }: Beam): CSSProperties {
  const round = (value: number): number => Math.round(value * 100) / 100;
  const point = (angle: number, distance: number): [x: number, y: number] => {
    const radians = (angle * Math.PI) / 180;
    return [round(50 - 50 * distance * Math.cos(radians)), round(100 - 100 * distance * Math.sin(radians))];
  };
  const middle = from + sweep / 2;
  const corner = (angle: number): string => `${point(angle, 1.5).join('% ')}%`;
  const [x, y] = point(middle, 0.67);
  // In a narrow beam, upright text is farther from the lamp, where the beam is wider.
  const [uprightX, uprightY] = point(middle, sweep < 30 ? 0.73 : 0.67);
  return {
    '--corners': `50% 100%, ${corner(from)}, ${corner(middle)}, ${corner(from + sweep)}`,
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--upright-x': `${uprightX}%`,
    '--upright-y': `${uprightY}%`,
    '--middle': `${round(middle)}deg`,
    '--tilt': `${round(middle < 90 ? middle : middle - 180)}deg`,
    '--chord': `${round(66 * Math.sin((sweep * Math.PI) / 360))}%`,
  } as CSSProperties;
}
