import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useInViewport, useMediaQuery } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import clsx from 'clsx';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../../text/Messages/Messages.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { whenIdle } from '../../layout/timing/whenIdle.ts';
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
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (wanted || !motion || !inViewport || savesData()) return;
    return whenIdle(() => setWanted(true));
  }, [wanted, motion, inViewport]);

  return (
    <div {...rest} className={clsx(classes.background, className)}>
      <div ref={ref} className={classes.picture}>
        {children}
      </div>
      {motion && wanted && !failed && (
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

interface FilmProps {
  sources: VideoSource[];
  caption: string | undefined;
  foreground: ReactNode;
  inView: boolean;
  onFail: () => void;
}

function Film({ sources, caption, foreground, inView, onFail }: FilmProps) {
  const messages = useMessages();
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    // Refused (power saving, for one): the poster stays, and no control claims otherwise.
    if (inView && !paused) film.current?.play().catch(() => undefined);
    else film.current?.pause();
  }, [inView, paused]);

  const label = paused ? messages.playVideo : messages.pauseVideo;
  return (
    <>
      <div className={classes.picture}>
        <video
          ref={film}
          className={classes.film}
          data-started={started || undefined}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setStarted(true)}
          // React lets a source's error rise to here: only the last one's means that nothing can be played.
          onError={({ target, currentTarget }) => {
            if (target === currentTarget || target === currentTarget.lastElementChild) onFail();
          }}
        >
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      </div>
      {foreground && <div className={classes.picture}>{foreground}</div>}
      {started && (
        <div className={classes.control} data-band="river">
          {caption && <span className={classes.caption}>{caption}</span>}
          <Tooltip label={label}>
            <button
              type="button"
              className={classes.button}
              aria-label={label}
              onClick={() => setPaused(!paused)}
            >
              <Icon icon={paused ? IconPlayerPlay : IconPlayerPause} />
            </button>
          </Tooltip>
        </div>
      )}
    </>
  );
}
