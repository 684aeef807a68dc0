import type { CSSProperties } from 'react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { formatPrice } from '../../../design/text/Price/formatPrice.ts';
import { tone } from '../../../design/theme/tones.ts';
import type { SponsorTier } from '../../offers/SponsorTiers/SponsorTiers.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './SponsorHero.module.css';

/** Content of {@link SponsorHero}: a heading, a lead, the tiers, an action and a drawing. */
export interface SponsorHeroContent extends SectionContent {
  /** Page title. It is the h1 unless `level` is set. @maxLength 15 */
  heading: string;
  /** What sponsors get, in one or two sentences. @maxLength 110 */
  lead?: string;
  /**
   * The tiers, each drawn as a block whose height is in proportion to the price, but tall enough for its text. Up to
   * four look best, in ascending order of price. A section below the hero should list what each tier includes.
   */
  items: Pick<SponsorTier, 'title' | 'price'>[];
  /** What the button and every block do. */
  action: ActionContent;
  /** A decorative drawing of the audience, in a strip that is as wide as the page. */
  drawing?: DrawingContent;
}

/** Props of {@link SponsorHero}. */
export type SponsorHeroProps = ContentProps<SponsorHeroContent>;

/**
 * The first section of the sponsors' page: a stage with one block per tier. Each block does the same as the hero's
 * button. Without a `band`, the background is the theme's hero color.
 */
export function SponsorHero({ items, action, drawing, ...rest }: SponsorHeroProps) {
  const highest = Math.max(...items.map(({ price }) => price), 1);
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
            {items.map(({ title, price }, index) => (
              <div
                key={title}
                className={classes.place}
                style={{ '--share': price / highest, ...tone(index) } as CSSProperties}
              >
                <Action action={{ ...action, about: action.label }} className={classes.block}>
                  <span className={classes.offer}>
                    <span className={classes.name}>{title}</span>{' '}
                    <span className={classes.price}>{formatPrice(price)}</span>
                  </span>
                </Action>
              </div>
            ))}
          </div>
          {drawing && <Drawing drawing={drawing} fit="cover" align="xMidYMin" className={classes.crowd} />}
        </>
      }
    />
  );
}
