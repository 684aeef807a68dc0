import type { CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Actions, type ActionChoice } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import { VideoBackground, type VideoSource } from '../../../design/media/VideoBackground/VideoBackground.tsx';
import classes from './VideoHero.module.css';

/** The film over the scene. */
export interface HeroFilm {
  /** The film, or its encodings, best first. */
  video: VideoSource | VideoSource[];
  /** What it shows, beside its pause control. @maxLength 30 */
  caption?: string;
  /** The circle of the scene in which it plays, in the scene's own units: clear of the words, whatever the film shows. */
  window: { x: number; y: number; radius: number };
  /** Parts of the scene that stand before the film, in a drawing of the same size. */
  foreground?: DrawingFile;
}

/** What {@link VideoHero} shows. */
export interface VideoHeroProps extends SectionProps {
  /** The page's heading in two sizes. Together they read as one sentence. */
  headline: { large: string; small: string };
  /** One or two sentences under the heading. @maxLength 130 */
  lead?: string;
  /** What a visitor can do; the first is the main one. */
  actions?: ActionChoice[];
  /** The drawn scene, its weight in the lower right: poster of the film, and all there is without one. */
  scene: DrawingFile;
  /** Plays over the scene; left out, the scene stands alone. */
  film?: HeroFilm;
}

/** A page's opening over a drawn scene, in which a film plays where the visitor's browser allows. */
export function VideoHero({ headline, lead, actions = [], scene, film, className, ...rest }: VideoHeroProps) {
  const picture = <Drawing drawing={scene} fit="cover" align="xMaxYMax" />;
  return (
    <Section level={1} space="none" {...rest} className={clsx(classes.hero, className)}>
      <Container className={classes.words}>
        <Heading size="d1" className={classes.headline}>
          <span className={classes.large}>{headline.large}</span>{' '}
          <span className={classes.small}>{headline.small}</span>
        </Heading>
        <Lead className={classes.lead}>{lead}</Lead>
        <Actions actions={actions} icon={IconArrowRight} className={classes.actions} />
      </Container>
      {film ? (
        <VideoBackground
          className={classes.scene}
          video={film.video}
          caption={film.caption}
          foreground={film.foreground && <Drawing drawing={film.foreground} fit="cover" align="xMaxYMax" />}
          style={
            {
              '--scene-width': scene.width,
              '--scene-height': scene.height,
              '--film-x': film.window.x,
              '--film-y': film.window.y,
              '--film-radius': film.window.radius,
            } as CSSProperties
          }
        >
          {picture}
        </VideoBackground>
      ) : (
        <div className={classes.scene}>{picture}</div>
      )}
    </Section>
  );
}
