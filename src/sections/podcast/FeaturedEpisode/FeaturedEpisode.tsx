import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Day } from '../../../design/text/Day/Day.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, MediaContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './FeaturedEpisode.module.css';

/** A featured episode. */
export interface ShownEpisode {
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Publication date in ISO 8601: "2026-03-19". */
  date?: string;
  /** The guest's name, job title and company, in one line. */
  guest: string;
  /** Title of the episode, which is the text of the link to its page. */
  title: string;
  /** URL of the episode's page. */
  href: string;
  /** What the episode is about, in one or two sentences. */
  text: string;
  /** The guest's portrait, which isn't shown on phones. Without it, the text fills the space. */
  media?: MediaContent;
}

/** Content of {@link FeaturedEpisode}: a heading, one episode, and its player. */
export interface FeaturedEpisodeContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** The episode. */
  episode: ShownEpisode;
  /** The frame of the episode's audio player, 152 px tall, like the compact players of podcast platforms. */
  player: EmbedContent;
}

/** Props of {@link FeaturedEpisode}: its content, and attributes of the root element. */
export type FeaturedEpisodeProps = ContentProps<FeaturedEpisodeContent>;

/** One episode with its player, beside the guest's portrait. Default band: `strong`. */
export function FeaturedEpisode({
  heading,
  episode,
  player,
  band = 'strong',
  className,
  ...rest
}: FeaturedEpisodeProps) {
  const { number, date, guest, title, href, text, media } = episode;
  return (
    <Section {...rest} band={band} space="none" className={clsx(classes.featured, className)}>
      <Container className={classes.body}>
        {media && <Media media={media} className={classes.portrait} />}
        <div className={classes.words}>
          <Heading size="h3">{heading}</Heading>
          <ul className={classes.facts}>
            <li className={classes.number}>{number}</li>
            {date && (
              <li>
                <Day date={date} />
              </li>
            )}
            <li>{guest}</li>
          </ul>
          <Heading depth={1} size="h2" className={classes.title}>
            <Link href={href}>{title}</Link>
          </Heading>
          <p className={classes.description}>{text}</p>
          <Embed {...player} variant="audio" className={classes.player} />
        </div>
      </Container>
    </Section>
  );
}
