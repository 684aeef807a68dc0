import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media, type Picture } from '../../../design/media/Media/Media.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import { Button } from '../../../design/controls/Button/Button.tsx';
import type { LinkTarget } from '../../../design/controls/Link/Link.tsx';
import { PlatformLinks, type Platform } from '../../../design/controls/PlatformLinks/PlatformLinks.tsx';
import classes from './PodcastHero.module.css';

/** What stands beside the words: one drawing, or the covers of a show's episodes as a wall. Both are decorative. */
export type ShowPicture =
  | {
      /** Fills its half, keeping to its foot. What it draws in `--bg` is the ground of the band `strong`. */
      drawing: DrawingFile;
      covers?: undefined;
    }
  | {
      /** Squares, in rows of five; a last row that is not full is left out. */
      covers: Picture[];
      drawing?: undefined;
    };

/** What {@link PodcastHero} shows. */
export interface PodcastHeroProps extends Omit<SectionProps, 'children' | 'space'> {
  /** The page's heading: the show's name, or what is listed. @maxLength 20 */
  heading: string;
  /** One or two sentences under it. @maxLength 180 */
  lead?: string;
  /** Where the show is heard and watched. */
  platforms: Platform[];
  /** The show's feed, for podcast apps; stands under the platforms. */
  feed?: LinkTarget & {
    /** The link's words. @maxLength 35 */
    label: string;
  };
  /** Beside the words, on narrow screens below them. With a drawing the links stand large in a column, else in a row. */
  picture: ShowPicture;
}

/** Covers in a row of the wall. */
const perRow = 5;

const fullRows = (covers: Picture[]): Picture[] =>
  covers.slice(0, Math.max(covers.length - (covers.length % perRow), Math.min(covers.length, perRow)));

/** Opens the pages of a show: its name, what it is, where it is heard, and one large picture up to the page's edge. */
export function PodcastHero({
  heading,
  lead,
  platforms,
  feed,
  picture,
  level = 1,
  className,
  ...rest
}: PodcastHeroProps) {
  const { drawing, covers = [] } = picture;
  return (
    <Section
      {...rest}
      level={level}
      space="none"
      className={clsx(classes.hero, className)}
      data-picture={drawing ? 'drawing' : 'covers'}
    >
      <Container className={classes.body}>
        <div className={classes.words}>
          <Heading size="d2" className={classes.heading}>
            {heading}
          </Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          {platforms.length > 0 && (
            <PlatformLinks
              platforms={platforms}
              {...(drawing && { layout: 'column', size: 'lg' })}
              className={classes.platforms}
            />
          )}
          {feed && (
            <Button variant="link" size="sm" href={feed.href} newTab={feed.newTab} className={classes.feed}>
              {feed.label}
            </Button>
          )}
        </div>
      </Container>
      {drawing ? (
        <Drawing
          drawing={drawing}
          fit="cover"
          align="xMidYMax"
          className={classes.picture}
          data-band="strong"
        />
      ) : (
        <div className={classes.picture}>
          {fullRows(covers).map((cover) => (
            <Media key={cover.src} picture={{ ...cover, alt: '' }} />
          ))}
        </div>
      )}
    </Section>
  );
}
