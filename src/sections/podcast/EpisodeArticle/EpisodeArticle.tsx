import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ContentProps,
  MediaContent,
  PersonContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './EpisodeArticle.module.css';

/** The guest of an episode. */
export interface EpisodeGuest extends PersonContent {
  /** Full name. */
  name: string;
  /** Job title. */
  role: string;
  /** Employer. */
  company: string;
  /** A short biography, in two or three sentences. */
  text?: string;
  /** The guest's portrait, shown in an arch. */
  media?: MediaContent;
}

/** Content of {@link EpisodeArticle}: the story of an episode, and its guest. */
export interface EpisodeArticleContent extends SectionContent {
  /**
   * Heading of the story, for screen readers only. It isn't used if there is no story.
   * @maxLength 15
   */
  heading: string;
  /** Paragraphs of the story. The first one has larger type. */
  body?: string[];
  /** The guest, beside the story. Without a story, the guest's name is the section's heading. */
  guest: EpisodeGuest;
}

/** Props of {@link EpisodeArticle}: its content, and attributes of the root element. */
export type EpisodeArticleProps = ContentProps<EpisodeArticleContent>;

/** An episode's written story and, beside the story, an introduction of the guest. */
export function EpisodeArticle({ heading, body = [], guest, className, ...rest }: EpisodeArticleProps) {
  const told = body.length > 0;
  return (
    <Section {...rest} className={className}>
      <Container className={classes.body} data-alone={!told || undefined}>
        {told && (
          <div className={classes.text}>
            <Heading size="inherit" className={classes.heading}>
              <VisuallyHidden>{heading}</VisuallyHidden>
            </Heading>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <div className={classes.guest}>
          {guest.media && <Media media={guest.media} className={classes.portrait} />}
          <div className={classes.about}>
            <Heading depth={told ? 1 : 0} size="h3" className={classes.name}>
              {guest.name}
            </Heading>
            <p className={classes.role}>
              {guest.role}, {guest.company}
            </p>
            {guest.text && <p className={classes.bio}>{guest.text}</p>}
          </div>
        </div>
      </Container>
    </Section>
  );
}
