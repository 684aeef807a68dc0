import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import clsx from 'clsx';
import { whenIdle } from '../whenIdle.ts';
import type { FilmProps } from './Film.tsx';
import classes from './VideoBackground.module.css';

/** One encoding of a film. */
export interface VideoSource {
  /** Address of the file. */
  src: string;
  /** MIME type, for example `video/mp4`: a browser skips what it cannot play. */
  type: string;
}

/** What {@link VideoBackground} takes. */
export interface VideoBackgroundProps extends ComponentProps<'div'> {
  /** The film, or its encodings, best first. */
  video: VideoSource | VideoSource[];
  /** Shown beside the control: what the film shows. */
  caption?: string;
  /** Parts of the poster that stand before the film. */
  foreground?: ReactNode;
}

/** What is read of the Network Information API, which TypeScript's DOM types leave out. */
interface DataSaver {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true;

/**
 * A film behind something: muted, looping, decorative. The poster (`children`) stands at once; the film is fetched
 * only when the page is idle and the element is in view, fades in when it plays, and stops while out of view. There
 * is none under reduced motion, with data saving on, without scripts, or when it fails to load: the poster stays.
 * While there is one, a control pauses it.
 *
 * The caller sizes the element and makes a stacking context (`isolation: isolate`): film and poster lie below the
 * caller's content, the control above it. Two custom properties shape the picture: `--video-window`, a `clip-path`
 * shape in which the film shows, and `--picture-overhang`, how far the picture reaches past the element's end.
 */
export function VideoBackground({
  video,
  caption,
  foreground,
  className,
  children,
  ...rest
}: VideoBackgroundProps) {
  const motion = useMediaQuery('(prefers-reduced-motion: no-preference)', false);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [Film, setFilm] = useState<ComponentType<FilmProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Film || !motion || !inViewport || savesData()) return;
    return whenIdle(() => {
      import('./Film.tsx').then(
        (loaded) => setFilm(() => loaded.Film),
        () => undefined, // The poster stays.
      );
    });
  }, [Film, motion, inViewport]);

  return (
    <div {...rest} className={clsx(classes.background, className)}>
      <div ref={ref} className={classes.picture}>
        {children}
      </div>
      {motion && Film && !failed && (
        <Film
          sources={[video].flat()}
          caption={caption}
          foreground={foreground}
          inView={inViewport}
          onFail={() => setFailed(true)}
        />
      )}
    </div>
  );
}
