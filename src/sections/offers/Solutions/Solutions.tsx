import { IconArrowRight } from '@tabler/icons-react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { mural } from './tiles.ts';
import type {
  ContentProps,
  DrawingContent,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Solutions.module.css';

/** A solution, shown as a tile. */
export interface Solution {
  /** Name of the solution, which is also the text of the tile’s link. @maxLength 30 */
  title: string;
  /** What the solution does, in one or two sentences. @maxLength 125 */
  text: string;
  /** Where a click on the tile leads (`href`), and the call to action at the bottom of the tile (`label`). */
  link: LinkContent;
  /** A decorative drawing. Without it, the tile has only text. */
  drawing?: DrawingContent;
  /**
   * Position of the drawing. `corner` (default): in a corner of the tile. `float`: beside the text, clear of the tile's
   * edges. `horizon`: low and wide. `window`: fills the tile, so the drawing has to leave space for the text. `float`
   * and `horizon` are for wide tiles, and `window` is for the first, large tile.
   */
  stance?: 'corner' | 'float' | 'horizon' | 'window';
  /** The tile's background: a band, or `tile`, a color that no band has. Default `page`. */
  ground?: Band | 'tile';
}

/** Content of {@link Solutions}: a heading, a lead, and the solutions, each with a link. */
export interface SolutionsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** One or two sentences beside the heading. @maxLength 125 */
  lead?: string;
  /** The tiles, in order. */
  items: Solution[];
}

/** Props of {@link Solutions}: its content, and attributes of the root element. */
export type SolutionsProps = ContentProps<SolutionsContent>;

/** How the drawing is aligned in its box, as a value for `preserveAspectRatio`. */
const align = (size: string | undefined, stance: Solution['stance']): string =>
  size === 'half' ? 'xMinYMax' : stance === 'window' ? 'xMidYMid' : 'xMaxYMax';

/**
 * Solutions as adjacent linked tiles. A tile's size depends on its position and the number of tiles (see `tileGrid`),
 * so that every row is full.
 */
export function Solutions({ heading, lead, items, ...rest }: SolutionsProps) {
  const tiles = tileGrid(items.length, mural);
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul className={classes.tiles}>
          {items.map(({ title, text, link, drawing, stance = 'corner', ground = 'page' }, index) => (
            <li
              key={link.href}
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
                <Link href={link.href} stretched>
                  {title}
                </Link>
              </Heading>
              <p className={classes.description}>{text}</p>
              {/* Hidden from screen readers: only the title is a link, so they would read this as plain text. */}
              <span aria-hidden className={classes.call} data-screen="">
                {link.label}
                <Icon icon={IconArrowRight} size={18} />
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
