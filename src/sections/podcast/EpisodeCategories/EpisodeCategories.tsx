import type { CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { mural } from './tiles.ts';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeCategories.module.css';

/** A category and its number of episodes. */
export interface EpisodeCategory {
  /** Name of the category, which is the text of the link. @maxLength 20 */
  title: string;
  /** What the category's episodes are about, in one sentence. `cards` only. */
  text?: string;
  /** Number of episodes in the category. */
  count: number;
  /** Link target of the whole card or tile: the list of episodes, filtered by this category. */
  href: string;
  /** Background of a tile (variant `tiles`): a band or `warm`, a tint that isn't a band. Default: the section's. */
  ground?: Band | 'warm';
  /** A decorative drawing. Without it, the tile has only text. `tiles` only. */
  drawing?: DrawingContent;
  /** Position of the drawing. `corner` (default): at the tile’s edge. `float`: away from the edges. `tiles` only. */
  stance?: 'corner' | 'float';
}

/** What {@link EpisodeCategories} shows: a heading, and the categories with their numbers of episodes. */
export interface EpisodeCategoriesContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** One or two sentences beside the heading. `cards` only. */
  lead?: string;
  /** The categories, in order. With three or more tiles, the first is the largest. */
  items: EpisodeCategory[];
  /** Total number of episodes. If given, each card shows the category's share as a quarter circle. `cards` only. */
  total?: number;
  /** Singular and plural of the number of episodes, with `{count}` for the number: "{count} episodes". */
  countLabel: { one: string; other: string };
  /** Title of the current category, whose link is marked. */
  current?: string;
  /**
   * `cards` (default): cards in rows. With a `total`, each card has a quarter circle that is filled in proportion to
   * the category's share of all episodes. `tiles`: adjacent tiles with drawings. A tile's size depends on its position
   * and on the number of tiles, so that every row is full.
   */
  variant?: 'cards' | 'tiles';
}

/** {@link EpisodeCategoriesContent}, and the attributes of the root element. */
export type EpisodeCategoriesProps = ContentProps<EpisodeCategoriesContent>;

/** Categories of episodes, each linked to its episodes. Default band of `cards`: `tint`. */
export function EpisodeCategories({ variant = 'cards', ...rest }: EpisodeCategoriesProps) {
  return variant === 'tiles' ? <Tiles {...rest} /> : <Cards {...rest} />;
}

type VariantProps = Omit<EpisodeCategoriesProps, 'variant'>;

const countOf = (
  { count }: EpisodeCategory,
  { one, other }: EpisodeCategoriesContent['countLabel'],
): string => (count === 1 ? one : other).replace('{count}', () => String(count));

function Cards({ heading, lead, items, total, countLabel, current, band = 'tint', ...rest }: VariantProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        <Ledger className={classes.cards}>
          {items.map((category) => {
            const { title, text, count, href } = category;
            return (
              <li key={title} className={classes.card}>
                <Heading depth={1} size="h3" className={classes.title}>
                  <Link href={href} stretched aria-current={title === current || undefined}>
                    {title}
                  </Link>
                </Heading>
                {text && <p className={classes.description}>{text}</p>}
                <p className={classes.count}>
                  {countOf(category, countLabel)}
                  <Icon icon={IconArrowRight} size={18} className={classes.arrow} />
                </p>
                {total !== undefined && (
                  <svg className={classes.share} viewBox="0 0 120 120" aria-hidden="true">
                    <Gauge
                      from={-90}
                      to={0}
                      radius={95}
                      width={46}
                      center={{ x: 120, y: 120 }}
                      share={count / total}
                      track="var(--line)"
                    />
                  </svg>
                )}
              </li>
            );
          })}
        </Ledger>
      </Container>
    </Section>
  );
}

function Tiles({ heading, lead: _lead, items, total: _total, countLabel, current, ...rest }: VariantProps) {
  const tiles = tileGrid(items.length, mural);
  return (
    <Section space="list" {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.tiles}>
          {items.map((category, index) => {
            const { title, href, ground, drawing, stance = 'corner' } = category;
            return (
              <li
                key={title}
                className={classes.tile}
                style={{ '--columns': tiles[index]?.columns } as CSSProperties}
                data-size={tiles[index]?.size}
                data-stance={stance}
                {...(ground === 'warm' ? { 'data-warm': true } : { 'data-band': ground })}
              >
                {drawing && (
                  <Drawing
                    drawing={drawing}
                    align={stance === 'float' ? 'xMaxYMid' : 'xMinYMax'}
                    className={classes.drawing}
                  />
                )}
                <Heading depth={1} className={classes.label}>
                  <Link href={href} stretched aria-current={title === current || undefined}>
                    {title}
                  </Link>
                </Heading>
                <p className={classes.number}>
                  {countOf(category, countLabel)}
                  <Icon icon={IconArrowRight} size={18} className={classes.arrow} />
                </p>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
