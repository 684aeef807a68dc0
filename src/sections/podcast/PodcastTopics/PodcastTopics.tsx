import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { mural } from './tiles.ts';
import classes from './PodcastTopics.module.css';

/** A topic and how much there is of it. */
export interface Topic {
  /** Name of the topic; names the tile’s link. @maxLength 20 */
  label: string;
  /** Where the whole tile leads. */
  href: string;
  /** How many episodes it has. */
  count: number;
  /** The tile’s ground: a band, or `warm`, a tint that no band has. Default: the section’s own. */
  ground?: Band | 'warm';
  /** Decorative. Left out, the tile holds words only. */
  drawing?: DrawingFile;
  /** How the drawing stands: in the tile’s corner (default), out of which it is drawn, or free beside the words. */
  stance?: 'corner' | 'float';
}

/** What {@link PodcastTopics} shows. */
export interface PodcastTopicsProps extends SectionProps {
  /** Names the section. @maxLength 25 */
  heading: string;
  /** The topics, in order; the first of three or more leads. */
  topics: Topic[];
  /** Says a topic’s count, with `{count}` for the number: "{count} episode", "{count} episodes". */
  countLabel: { one: string; other: string };
}

/**
 * Topics as linked tiles that share their edges. Size follows from place and count (see `tileGrid`), so
 * that every row is full whatever the number.
 */
export function PodcastTopics({ heading, topics, countLabel, ...rest }: PodcastTopicsProps) {
  const tiles = tileGrid(topics.length, mural);
  return (
    <Section {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.tiles}>
          {topics.map(({ label, href, count, ground, drawing, stance = 'corner' }, index) => (
            <li
              key={label}
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
                  {label}
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
