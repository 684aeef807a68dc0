import { IconArrowRight } from '@tabler/icons-react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { mural } from './tiles.ts';
import classes from './Solutions.module.css';

/** A solution, as its tile shows it. */
export interface Solution {
  /** Name of the solution; names the tile’s link. @maxLength 30 */
  title: string;
  /** What it does, in a sentence or two. @maxLength 125 */
  description: string;
  /** What following the link does, at the tile's foot. @maxLength 30 */
  callToAction: string;
  /** Where the whole tile leads. */
  href: string;
  /** Decorative. Left out, the tile holds words only. */
  drawing?: DrawingFile;
  /**
   * Position of the drawing: grown out of the tile's corner (default), floating beside the words, low as a horizon, or
   * as a window, which fills a feature and leaves room for the words itself.
   */
  stance?: 'corner' | 'float' | 'horizon' | 'window';
  /** The tile's ground: a band, or `tile`, which no band has. Default `page`. */
  ground?: Band | 'tile';
}

/** What {@link Solutions} shows. */
export interface SolutionsProps extends SectionProps {
  /** Names the section. @maxLength 30 */
  heading: string;
  /** One or two sentences beside the heading. @maxLength 125 */
  lead?: string;
  /** The tiles, in order. */
  solutions: Solution[];
}

/** The edge that a drawing keeps to in its box. */
const align = (size: string | undefined, stance: Solution['stance']): string =>
  size === 'half' ? 'xMinYMax' : stance === 'window' ? 'xMidYMid' : 'xMaxYMax';

/**
 * Solutions as linked tiles that share their edges. Size follows from place and count (see `tileGrid`), so
 * that every row is full whatever the number.
 */
export function Solutions({ heading, lead, solutions, ...rest }: SolutionsProps) {
  const tiles = tileGrid(solutions.length, mural);
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          leadAt="aside"
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul className={classes.tiles}>
          {solutions.map(
            (
              { title, description, callToAction, href, drawing, stance = 'corner', ground = 'page' },
              index,
            ) => (
              <li
                key={href}
                className={classes.tile}
                data-size={tiles[index]?.size}
                data-stance={stance}
                {...(ground === 'tile' ? { 'data-tile': true } : { 'data-band': ground })}
              >
                {drawing && (
                  <Drawing
                    drawing={drawing}
                    align={align(tiles[index]?.size, stance)}
                    className={classes.drawing}
                  />
                )}
                <Heading depth={1} className={classes.title}>
                  <Link href={href} stretched>
                    {title}
                  </Link>
                </Heading>
                <p className={classes.description}>{description}</p>
                {/* The title is the link; a screen reader would read these words as loose text. */}
                <span aria-hidden className={classes.call} data-screen="">
                  {callToAction}
                  <Icon icon={IconArrowRight} size={18} />
                </span>
              </li>
            ),
          )}
        </ul>
      </Container>
    </Section>
  );
}
