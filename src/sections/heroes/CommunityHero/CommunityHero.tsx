import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import type {
  ActionContent,
  ContentProps,
  MediaContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CommunityHero.module.css';

/** Content of {@link CommunityHero}. */
export interface CommunityHeroContent extends SectionContent {
  /** Page title and section heading. It is the h1 unless `level` is set. @maxLength 15 */
  heading: string;
  /** What visitors find in the community, in one or two sentences. @maxLength 85 */
  lead?: string;
  /** Next steps. The first is the main one. */
  actions?: ActionContent[];
  /**
   * Faces in the conversation, as square images with some space around the head. The first is the largest.
   * Only the first four are shown. They are decorative, and hidden from assistive technology regardless of
   * their `alt`.
   */
  media: MediaContent[];
}

/** Props of {@link CommunityHero}. */
export type CommunityHeroProps = ContentProps<CommunityHeroContent>;

/**
 * The first section of a page about conversations: the title, a lead, actions, and a cluster of speech bubbles, some
 * with faces.
 */
export function CommunityHero({ media, ...rest }: CommunityHeroProps) {
  return <Hero {...rest} beside classNames={classes} picture={<Bubbles media={media} />} />;
}

function Bubbles({ media }: Pick<CommunityHeroProps, 'media'>) {
  return (
    <div className={classes.bubbles} aria-hidden="true">
      {media.slice(0, 4).map((face, index) => (
        <Media
          key={face.src}
          media={{ ...face, alt: '' }}
          priority={index === 0}
          className={classes.bubble}
          data-place={index + 1}
        />
      ))}
      <svg className={classes.bubble} data-place="arcs" viewBox="0 0 200 200">
        <circle cy="200" r="60" />
        <circle cy="200" r="104" strokeWidth="40" />
        <circle cy="200" r="156" strokeWidth="20" />
      </svg>
      <svg className={classes.bubble} data-place="dots" viewBox="0 0 200 200">
        <path d="M62 100h.01M100 100h.01M138 100h.01" />
      </svg>
    </div>
  );
}
