import { IconArrowLeft } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Day } from '../../../design/text/Day/Day.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { PlatformLinks, type Platform } from '../../../design/controls/PlatformLinks/PlatformLinks.tsx';
import type {
  ActionContent,
  ContentProps,
  MediaContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './EpisodeHero.module.css';

/** Content of {@link EpisodeHero}: the episode’s cover, title, facts, quote, platforms and player. */
export interface EpisodeHeroContent extends SectionContent {
  /** Link back to the list of episodes. */
  back: ActionContent;
  /** The episode's cover. On phones, it is cropped at the top and bottom. */
  media: MediaContent;
  /** Name of the show, before the episode's number. @maxLength 30 */
  show?: string;
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Publication date in ISO 8601: "2026-03-19". */
  date?: string;
  /** The guest's name. */
  guest: string;
  /** The guest's job title, after the name. */
  role?: string;
  /** The guest's employer, after the job title. */
  company?: string;
  /** Screen reader text before show, number, date and guest. */
  labels: { show?: string; number: string; date: string; guest: string };
  /** Title of the episode, which is the page's heading. */
  heading: string;
  /** A quote from the guest. */
  quote?: string;
  /** Links to the episode on podcast platforms. */
  platforms: Platform[];
  /** The frame of the audio player, 152 px tall. */
  player: EmbedContent;
}

/** Props of {@link EpisodeHero}: its content, and attributes of the root element. */
export type EpisodeHeroProps = ContentProps<EpisodeHeroContent>;

/** The hero of an episode's page: cover, facts, title, quote, platforms and player. Default band: `tint`. */
export function EpisodeHero({
  back,
  media,
  show,
  number,
  date,
  guest,
  role,
  company,
  labels,
  heading,
  quote,
  platforms,
  player,
  band = 'tint',
  level = 1,
  ...rest
}: EpisodeHeroProps) {
  const work = [role, company].filter(Boolean).join(', ');
  return (
    <Section {...rest} band={band} level={level} space="none">
      <Container className={classes.body}>
        <p className={classes.back}>
          <Action action={back} variant="ghost" icon={IconArrowLeft} iconSide="start" />
        </p>
        <Media media={media} priority className={classes.cover} />
        <div className={classes.words}>
          <dl className={classes.facts}>
            {show && (
              <div className={classes.show}>
                <dt>
                  <VisuallyHidden>{labels.show}</VisuallyHidden>
                </dt>
                <dd>{show}</dd>
              </div>
            )}
            <div className={classes.number}>
              <dt>
                <VisuallyHidden>{labels.number}</VisuallyHidden>
              </dt>
              <dd>{number}</dd>
            </div>
            {date && (
              <div>
                <dt>
                  <VisuallyHidden>{labels.date}</VisuallyHidden>
                </dt>
                <dd>
                  <Day date={date} />
                </dd>
              </div>
            )}
            <div className={classes.guest}>
              <dt>
                <VisuallyHidden>{labels.guest}</VisuallyHidden>
              </dt>
              <dd className={classes.name}>{guest}</dd>
              {work && <dd>{work}</dd>}
            </div>
          </dl>
          <Heading size="d2" className={classes.heading}>
            {heading}
          </Heading>
          {quote && (
            <blockquote className={classes.quote}>
              <p>{quote}</p>
            </blockquote>
          )}
        </div>
        <PlatformLinks platforms={platforms} layout="stack" className={classes.platforms} />
        <Embed {...player} variant="audio" className={classes.player} />
      </Container>
    </Section>
  );
}
