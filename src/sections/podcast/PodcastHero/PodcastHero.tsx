import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { PlatformLinks, type Platform } from '../../../design/controls/PlatformLinks/PlatformLinks.tsx';
import type {
  ContentProps,
  DrawingContent,
  LinkContent,
  MediaContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './PodcastHero.module.css';

/** Content of {@link PodcastHero}: a heading, a lead, the platforms, the feed, and a drawing or covers. */
export interface PodcastHeroContent extends SectionContent {
  /** Page heading: the podcast's name, or what the page lists. @maxLength 30 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 180 */
  lead?: string;
  /** Links to the show on podcast platforms. */
  platforms: Platform[];
  /** Link to the podcast's RSS feed, for podcast apps. It is below the platforms. */
  feed?: LinkContent & {
    /** The text of the feed's link. @maxLength 35 */
    label: string;
  };
  /**
   * A decorative drawing beside the text, or below it on phones. It is cropped to fill its part of the section, but
   * never at the bottom. With a drawing, the platforms' links are large. In the drawing, `--bg` is
   * the background color of the band `strong`.
   */
  drawing?: DrawingContent;
  /**
   * Decorative covers instead of a drawing, in rows of five. With more than five covers, only full rows are shown: one
   * on phones, up to two on tablets, and all of them on larger screens.
   */
  media?: MediaContent[];
}

/** Props of {@link PodcastHero}: its content, and attributes of the root element. */
export type PodcastHeroProps = ContentProps<PodcastHeroContent>;

/** Covers per row. */
const perRow = 5;

const fullRows = (covers: MediaContent[]): MediaContent[] =>
  covers.slice(0, Math.max(covers.length - (covers.length % perRow), Math.min(covers.length, perRow)));

/** The hero of a podcast's pages: a heading, a lead, the platforms, and a drawing or covers at the page's edge. */
export function PodcastHero({
  heading,
  lead,
  platforms,
  feed,
  drawing,
  media,
  level = 1,
  className,
  ...rest
}: PodcastHeroProps) {
  return (
    <Section
      {...rest}
      level={level}
      space="none"
      className={clsx(classes.hero, className)}
      data-picture={media ? 'covers' : 'drawing'}
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
              layout="column"
              size={media ? undefined : 'lg'}
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
      {media ? (
        <div className={classes.picture}>
          {fullRows(media).map((cover) => (
            <Media key={cover.src} media={{ ...cover, alt: '' }} />
          ))}
        </div>
      ) : (
        drawing && (
          <Drawing
            drawing={drawing}
            fit="cover"
            align="xMidYMax"
            className={classes.picture}
            data-band="strong"
          />
        )
      )}
    </Section>
  );
}
