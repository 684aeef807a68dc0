import { useEffect, useRef, useState } from 'react';
import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../../text/Messages/Messages.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import type { BackgroundFilm } from './VideoBackground.tsx';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import classes from './Film.module.css';

export interface FilmProps {
  /** The film. */
  film: BackgroundFilm;
  /** Class of the film's layers, which cover the poster exactly. */
  layer: string | undefined;
  /** Caption beside the control: what the film shows. */
  caption: string | undefined;
  /** Whether the film is in view; out of view it pauses. */
  inView: boolean;
  /** Whether the visitor has paused the film. */
  paused: boolean;
  /** Called when the visitor pauses or resumes the film. */
  onPause: (paused: boolean) => void;
  /** Called when none of the film's sources can be loaded and played. */
  onFail: () => void;
}

/** The film of a {@link VideoBackground} and its control, in a separate chunk that loads only when it is needed. */
export function Film({ film, layer, caption, inView, paused, onPause, onFail }: FilmProps) {
  const messages = useMessages();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const element = useRef<HTMLVideoElement>(null);
  const sources = [film.video].flat().filter((source) => (source.scheme ?? scheme) === scheme);
  // The sources of another scheme need a new `video` element, because a playing `video` ignores new sources.
  const key = sources[0]?.src;
  const [started, setStarted] = useState<string>();

  useEffect(() => {
    // If the browser refuses to play the film (to save power, for example), the poster stays, without a
    // control.
    if (inView && !paused) element.current?.play().catch(() => undefined);
    else element.current?.pause();
  }, [inView, paused, key]);

  const label = paused ? messages.playVideo : messages.pauseVideo;
  return (
    <>
      <div className={layer}>
        <video
          key={key}
          ref={element}
          className={classes.film}
          style={{ clipPath: film.window }}
          data-started={started === key || undefined}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setStarted(key)}
          // React bubbles the errors of all `source` elements to this handler. An error of an earlier `source` doesn't
          // count, because the browser then tries the next.
          onError={({ target, currentTarget }) => {
            if (target === currentTarget || target === currentTarget.lastElementChild) onFail();
          }}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      </div>
      {film.foreground && <div className={layer}>{film.foreground}</div>}
      {started !== undefined && (
        <div className={classes.control} data-band="brand" data-screen="">
          {caption && <span className={classes.caption}>{caption}</span>}
          <Tooltip label={label}>
            <ActionIcon
              variant="outline"
              size="xl"
              className={classes.button}
              aria-label={label}
              onClick={() => onPause(!paused)}
            >
              <Icon icon={paused ? IconPlayerPlay : IconPlayerPause} />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </>
  );
}
