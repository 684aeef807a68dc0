import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../Messages/Messages.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { VideoSource } from './VideoBackground.tsx';
import classes from './VideoBackground.module.css';

/** What {@link Film} takes. */
export interface FilmProps {
  /** Its encodings, best first. */
  sources: VideoSource[];
  /** Shown beside the control. */
  caption: string | undefined;
  /** Parts of the poster that stand before the film. */
  foreground: ReactNode;
  /** Plays only while set. */
  inView: boolean;
  /** Told when nothing can be played. */
  onFail: () => void;
}

/** The film of a {@link VideoBackground}, with its control. Its code loads with it. */
export function Film({ sources, caption, foreground, inView, onFail }: FilmProps) {
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
