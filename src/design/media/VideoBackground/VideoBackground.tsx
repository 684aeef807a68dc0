import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import clsx from 'clsx';
import { isAwake, whenAwake } from '../../layout/Late/awake.ts';
import { lazyPart } from '../../layout/Late/lazyPart.tsx';
import { whenIdle } from '../../layout/timing/whenIdle.ts';
import { layoutBreakpoints } from '../../theme/breakpoints.ts';
import classes from './VideoBackground.module.css';

/** One encoding of a film. */
export interface VideoSource {
  /** Address of the file. */
  src: string;
  /** MIME type, at best with its codec, for example `video/mp4; codecs="avc1.640028"`: a browser skips what it cannot play. */
  type: string;
  /** The color scheme that it is for; both, unless told. */
  scheme?: 'light' | 'dark';
}

/** A film, and how it goes with the poster. */
export interface BackgroundFilm {
  /** Its encodings, best first. */
  video: VideoSource | VideoSource[];
  /** The part of the picture in which it shows, as a `clip-path` shape; all of it, unless told. */
  window?: string;
  /** Parts of the poster that stand before it. */
  foreground?: ReactNode;
}

/** Props of {@link VideoBackground}. */
export interface VideoBackgroundProps extends ComponentProps<'div'> {
  /** The film, and those that play in its stead where the one before cannot be reached or played. */
  films: BackgroundFilm[];
  /** Shown beside the control: what the film shows. */
  caption?: string;
}

/** What is read of the Network Information API, which TypeScript's DOM types leave out. */
interface DataSaver {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true;

const Film = lazyPart(
  () => import('./Film.tsx').then((module) => module.Film),
  () => null,
);

/**
 * A film behind something: muted, looping, decorative. The poster (`children`) stands at once; the film is fetched
 * only when the page is idle (on a phone: once the visitor touches it or presses a key) and the element is in view, fades
 * in when it plays, and stops while out of view. There is none under reduced motion, with data saving on, without
 * scripts, or when it fails to load: the poster stays. While there is one, a control pauses it.
 *
 * The caller sizes the element and makes a stacking context (`isolation: isolate`): film and poster lie below the
 * caller's content, the control above it. Two custom properties shape the picture: `--film-position`, the part of the
 * film that stays where it is cropped (`object-position`; its middle, unless told), and `--picture-overhang`, how far the
 * picture reaches past the element's end.
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
    return (phone && !isAwake() ? whenAwake : whenIdle)(() => setWanted(true));
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
