import type { CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VideoBackground, type VideoSource } from '../../../design/media/VideoBackground/VideoBackground.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './VideoHero.module.css';

/** A film that plays over the hero's drawn scene. */
export interface HeroFilm {
  /** The film's encodings, best first. */
  video: VideoSource | VideoSource[];
  /**
   * The circle in which the film plays, in the same units as the scene's `width` and `height`. Keep the circle clear of
   * the text. Without a circle, the film covers the whole scene.
   */
  window?: { x: number; y: number; radius: number };
  /** The parts of the scene that appear in front of the film, as a drawing of the same size as the scene. */
  foreground?: DrawingContent;
}

/** Content of {@link VideoHero}. */
export interface VideoHeroContent extends SectionContent {
  /** Page heading, one sentence. Line breaks (`\n`) are kept. @maxLength 80 */
  heading: string;
  /** What the company offers, in large type below the heading. @maxLength 130 */
  lead?: string;
  /** The next steps. The first is the main one. */
  actions?: ActionContent[];
  /**
   * The drawn scene, with its focal point at the lower right. It is shown until a film plays, or if no film can
   * be played.
   */
  drawing: DrawingContent;
  /** Films over the scene. If one can't be loaded or played, the next one is tried. Default: none. */
  films?: HeroFilm[];
  /** What the film shows. The caption is beside the pause button. @maxLength 30 */
  caption?: string;
}

/** Props of {@link VideoHero}. */
export type VideoHeroProps = ContentProps<VideoHeroContent>;

/** The film's circle as a CSS shape, relative to the lower right corner, which the scene is aligned to. */
const shape = (
  { x, y, radius }: NonNullable<HeroFilm['window']>,
  { width, height }: DrawingContent,
): string =>
  `circle(calc(${radius} * var(--unit)) at calc(100% - ${width - x} * var(--unit)) calc(100% - ${height - y} * var(--unit)))`;

/**
 * The first section of a page: text over a drawn scene, in which a film can play. With reduced motion, data saving or
 * no scripts, or if no film can be played, visitors see only the scene.
 */
export function VideoHero({
  heading,
  lead,
  actions = [],
  drawing,
  films,
  caption,
  className,
  ...rest
}: VideoHeroProps) {
  const picture = <Drawing drawing={drawing} fit="cover" align="xMaxYMax" />;
  return (
    <Section level={1} space="none" {...rest} className={clsx(classes.hero, className)}>
      <Container className={classes.words}>
        <Heading size="d1" className={classes.headline}>
          {heading}
        </Heading>
        <Lead className={classes.lead}>{lead}</Lead>
        <Actions actions={actions} icon={IconArrowRight} className={classes.actions} />
      </Container>
      {films ? (
        <VideoBackground
          className={classes.scene}
          films={films.map(({ video, window, foreground }) => ({
            video,
            window: window && shape(window, drawing),
            foreground: foreground && <Drawing drawing={foreground} fit="cover" align="xMaxYMax" />,
          }))}
          caption={caption}
          style={{ '--scene-width': drawing.width, '--scene-height': drawing.height } as CSSProperties}
        >
          {picture}
        </VideoBackground>
      ) : (
        <div className={classes.scene}>{picture}</div>
      )}
    </Section>
  );
}
