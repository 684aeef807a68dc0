import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import clsx from 'clsx';
import { hasInteracted, afterInteraction } from '../../layout/Late/interaction.ts';
import { lazyComponent } from '../../layout/Late/lazyComponent.tsx';
import { whenIdle } from '../../layout/timing/whenIdle.ts';
import { layoutBreakpoints } from '../../theme/breakpoints.ts';
import classes from './VideoBackground.module.css';

/** One encoding of a film. */
export interface VideoSource {
  /** URL of the file. */
  src: string;
  /**
   * MIME type, preferably with its codec, for example `video/mp4; codecs="avc1.640028"`, so that a browser
   * can skip what it can't play.
   */
  type: string;
  /** The color scheme that this encoding is for. Default: both. */
  scheme?: 'light' | 'dark';
}

/** A film, and how it fits the poster. */
export interface BackgroundFilm {
  /** The film's encodings, best first. */
  video: VideoSource | VideoSource[];
  /** The part of the poster that the film covers, as a `clip-path` shape. Default: the whole poster. */
  window?: string;
  /** The parts of the poster to draw again over the film, so that they stay in front of it. */
  foreground?: ReactNode;
}

export interface VideoBackgroundProps extends ComponentProps<'div'> {
  /** The film, followed by its fallbacks. A fallback plays only if the film before it can't be loaded or played. */
  films: BackgroundFilm[];
  /** Caption beside the control: what the film shows. */
  caption?: string;
}

/** The parts of the Network Information API we use; TypeScript's DOM types lack them. */
interface DataSaver {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true;

const Film = lazyComponent(
  () => import('./Film.tsx').then((module) => module.Film),
  () => null,
);

/**
 * A background film: muted, looping, decorative. The poster (`children`) shows at once; the film loads once the page is
 * idle (on a phone: once the visitor has interacted with the page) and the element is in view. The film fades in when
 * it starts to play, and pauses while out of view. With reduced motion, data saving or no scripts, or if the film fails
 * to load, the poster stays. Once the film plays, there is a control that pauses it.
 *
 * The caller sizes the element and creates a stacking context (`isolation: isolate`): film and poster are below the
 * caller's content, the control above it. Two custom properties shape the picture: `--film-position`, the part of the
 * film that stays when it is cropped (`object-position`; default: its middle), and `--picture-overhang`, how far the
 * picture extends past the element's inline end (default 0).
 */
export function VideoBackground({ films, caption, className, children, ...rest }: VideoBackgroundProps) {
  const motion = useMediaQuery('(prefers-reduced-motion: no-preference)', false);
  const phone = useMediaQuery(`(max-width: ${layoutBreakpoints.phone})`);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wanted, setWanted] = useState(false);
  const [paused, setPaused] = useState(false);
  const [failed, setFailed] = useState(0);
  const film = films[failed];

  useEffect(() => {
    if (wanted || !motion || !inViewport || savesData()) return;
    return (phone && !hasInteracted() ? afterInteraction : whenIdle)(() => setWanted(true));
  }, [wanted, motion, phone, inViewport]);

  return (
    <div {...rest} className={clsx(classes.background, className)}>
      <div ref={ref} className={classes.picture}>
        {children}
      </div>
      {motion && wanted && film && (
        <Film
          key={failed}
          film={film}
          layer={classes.picture}
          caption={caption}
          inView={inViewport}
          paused={paused}
          onPause={setPaused}
          onFail={() => setFailed(failed + 1)}
        />
      )}
    </div>
  );
}
