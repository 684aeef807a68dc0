import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, MediaContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './RelatedEpisodes.module.css';

/** A suggested episode, with its cover. */
export interface RelatedEpisode {
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Title of the episode, which is the text of the link. */
  title: string;
  /** URL of the episode's page. */
  href: string;
  /** The guest's name and job title, in one line. */
  guest: string;
  /** Square cover. Without it, only the text is shown. */
  media?: MediaContent;
}

/** Content of {@link RelatedEpisodes}: a heading and up to four episodes. */
export interface RelatedEpisodesContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** One to four episodes, in order. On wide screens, each cover is smaller than the previous one. */
  items: RelatedEpisode[];
}

/** Props of {@link RelatedEpisodes}: its content, and attributes of the root element. */
export type RelatedEpisodesProps = ContentProps<RelatedEpisodesContent>;

/** A few more episodes, with covers of descending size. Default band: `subtle`. */
export function RelatedEpisodes({
  heading,
  items,
  band = 'subtle',
  className,
  ...rest
}: RelatedEpisodesProps) {
  return (
    <Section space="list" {...rest} band={band} data-screen="" className={clsx(classes.related, className)}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.episodes}>
          {items.map(({ number, title, href, guest, media }) => (
            <li key={href} className={classes.episode}>
              {media && <Media media={media} className={classes.cover} />}
              <div className={classes.words}>
                <p className={classes.number}>{number}</p>
                <Heading depth={1} className={classes.title}>
                  <Link href={href} stretched>
                    {title}
                  </Link>
                </Heading>
                <p className={classes.guest}>{guest}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
