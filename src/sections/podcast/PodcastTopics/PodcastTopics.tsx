import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { mural } from './tiles.ts';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './PodcastTopics.module.css';

/** A topic and its number of episodes. */
export interface Topic {
  /** Name of the topic, which is the text of the tile’s link. @maxLength 20 */
  title: string;
  /** Link target of the whole tile. */
  href: string;
  /** Number of episodes on the topic. */
  count: number;
  /** The tile’s background: a band’s or, with `warm`, a tint that no band has. Default: the section’s. */
  ground?: Band | 'warm';
  /** A decorative drawing. Without it, the tile has only text. */
  drawing?: DrawingContent;
  /** Position of the drawing: in the tile’s corner (default), or floating beside the text. */
  stance?: 'corner' | 'float';
}

/** Content of {@link PodcastTopics}: a heading and the topics with their numbers of episodes. */
export interface PodcastTopicsContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** The topics, in order. If there are three or more, the first has the largest tile. */
  items: Topic[];
  /** Singular and plural of the number of episodes, with `{count}` for the number: "{count} episodes". */
  countLabel: { one: string; other: string };
}

/** Props of {@link PodcastTopics}: its content, and attributes of the root element. */
export type PodcastTopicsProps = ContentProps<PodcastTopicsContent>;

/**
 * Topics as adjacent linked tiles. A tile's size depends on its position and the number of tiles (see `tileGrid`), so
 * that every row is full.
 */
export function PodcastTopics({ heading, items, countLabel, ...rest }: PodcastTopicsProps) {
  const tiles = tileGrid(items.length, mural);
  return (
    <Section space="list" {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.tiles}>
          {items.map(({ title, href, count, ground, drawing, stance = 'corner' }, index) => (
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
                <Link href={href} stretched>
                  {title}
                </Link>
              </Heading>
              <p className={classes.count}>
                {(count === 1 ? countLabel.one : countLabel.other).replace('{count}', String(count))}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
