import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Loader } from '@mantine/core';
import { IconExternalLink, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../../controls/Button/Button.tsx';
import { track } from '../../controls/track/track.ts';
import { useExternalScript } from '../ExternalScript/useExternalScript.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Media } from '../Media/Media.tsx';
import { useMessages } from '../../text/Messages/Messages.tsx';
import type { Band } from '../../theme/tokens.ts';
import '@mantine/core/styles/Loader.layer.css';
import type { LinkContent, MediaContent } from '../../shapes/shapes.ts';
import classes from './Embed.module.css';

/** When an embed contacts its third party: when the embed nears the viewport, or only when the visitor clicks. */
export type EmbedLoad = 'near' | 'click';

/** Strings for the states of one frame, used instead of the site's general ones. */
export interface EmbedWords {
  /** Text while the frame loads, for example "Loading the form". @maxLength 30 */
  loading?: string;
  /** Heading of the fallback, which is shown if the frame fails to load. @maxLength 35 */
  failed?: string;
  /** Text of the fallback: why the frame might not have loaded, and what to do instead. @maxLength 175 */
  failedHint?: string;
  /** Label of the button that loads the frame (with `load: 'click'`). @maxLength 25 */
  load?: string;
}

/** Content that describes a third party's `iframe` and how it loads. The section around it sets its size and look. */
export interface EmbedContent {
  /** The frame's URL. */
  src: string;
  /** Accessible name of the frame, which says what it contains. */
  title: string;
  /** A picture to show until the frame has loaded. */
  poster?: MediaContent;
  /**
   * The direct link: it opens a page with the same content as the frame. `prompt` is text before the link: "Form not
   * showing?".
   */
  link: LinkContent & { prompt?: string };
  /** A link to an email address, as an alternative to the frame. */
  mail?: LinkContent;
  /** When the frame loads. Default `near`. With `click`, no third party is contacted before the click. */
  load?: EmbedLoad;
  /** For `load: 'click'`: one sentence about what is sent when the frame loads, and who receives it. @maxLength 105 */
  hint?: string;
  /**
   * URL of the provider's script, which stays in the document as long as the frame does. The frame appears once both
   * the script and the frame have loaded.
   */
  script?: string;
  /** Time in ms after which the fallback shows if the frame hasn't loaded. Default 8000. */
  timeout?: number;
  /** Features that the frame is allowed to use, as in the `allow` attribute. */
  allow?: string;
  /**
   * What the frame is allowed to do, as in the `sandbox` attribute. Allow only what its provider needs.
   * Default: `allow-scripts allow-same-origin`.
   */
  sandbox?: string;
  /** Strings for the states of this frame, instead of the site’s general ones. */
  words?: EmbedWords;
}

export interface EmbedProps extends EmbedContent, Omit<ComponentProps<'div'>, keyof EmbedContent> {
  /**
   * Minimum height, in px at the default font size. Default 500, or 152 for the variant `audio`. The
   * provider's script can make the frame taller.
   */
  height?: number;
  /** Aspect ratio (width divided by height), such as 16 / 9 for video. Replaces `height`. */
  ratio?: number;
  /**
   * `framed` (default): a thin outline, with the direct link below it. `panel`: the page's background and an
   * arc corner, with the direct link inside. `arc`: like `panel`, but with the direct link below. `audio`: a
   * dark strip with a half-round end, and the poster as a square at its start.
   */
  variant?: 'framed' | 'panel' | 'arc' | 'audio';
  /** Leaves out the line with the direct link. Set it only if you show the link elsewhere. Default false. */
  bare?: boolean;
  /** A drawing that replaces the poster. */
  children?: ReactNode;
}

/**
 * Bands of the variants whose band is set on the box around the frame. (The band of `panel` is set on the root
 * element.)
 */
const boxBands: Partial<Record<NonNullable<EmbedProps['variant']>, Band>> = { arc: 'page', audio: 'strong' };

/** The distance from the viewport at which a frame starts to load, as a `rootMargin`. */
const margin = '300px 0px';

type FrameProps = Pick<
  EmbedProps,
  'src' | 'title' | 'link' | 'mail' | 'script' | 'timeout' | 'allow' | 'sandbox' | 'words' | 'bare'
> & {
  /** Whether the box has so little height that the retry button must be small. */
  short: boolean;
  box: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
};

/**
 * Whether the frame's host can be reached; undefined until that is known. A browser reports a frame as loaded
 * even if it shows an error page, so we also send the host a `HEAD` request. A message from the frame itself
 * proves that the host can be reached, whatever the request's result.
 */
function useReach(src: string, frame: RefObject<HTMLIFrameElement | null>): boolean | undefined {
  const [reached, setReached] = useState<boolean>();
  useEffect(() => {
    const abandon = new AbortController();
    const { signal } = abandon;
    // The response is opaque: it shows only that the host has responded.
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => setReached(true),
      () => signal.aborted || setReached((spoken) => spoken ?? false),
    );
    const { origin } = new URL(src, document.baseURI);
    const hear = (message: MessageEvent): void => {
      if (message.source === frame.current?.contentWindow && message.origin === origin) setReached(true);
    };
    window.addEventListener('message', hear, { signal });
    return () => abandon.abort();
  }, [src, frame]);
  return reached;
}

function Frame({
  src,
  title,
  link,
  mail,
  script,
  timeout = 8000,
  allow,
  sandbox = 'allow-scripts allow-same-origin',
  words,
  bare,
  short,
  box,
  onRetry,
}: FrameProps) {
  const messages = useMessages();
  const scriptStatus = useExternalScript(script);
  const frame = useRef<HTMLIFrameElement>(null);
  const reached = useReach(src, frame);
  const [loaded, setLoaded] = useState(false);
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);
  // A frame that loads after the timeout still replaces the fallback.
  const settled = loaded && reached && scriptStatus === 'ready' ? 'ready' : overdue ? 'failed' : 'loading';
  const state = scriptStatus === 'failed' || reached === false ? 'failed' : settled;
  return (
    <>
      <iframe
        ref={frame}
        className={classes.frame}
        data-state={state}
        src={src}
        title={title}
        allow={allow}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
        onLoad={() => {
          // Don't lose focus when the fallback disappears.
          if (box.current?.contains(document.activeElement)) box.current.focus();
          setLoaded(true);
          track({ name: 'embed-load', src });
        }}
      />
      <div className={classes.state} data-state={state}>
        <div className={classes.said} role="status">
          {state === 'loading' && (
            <p className={classes.note}>
              <Loader size={24} aria-hidden />
              <span>{words?.loading ?? messages.frameLoading}</span>
            </p>
          )}
          {state === 'failed' && (
            <div className={classes.fault}>
              <svg className={classes.broken} viewBox="0 0 72 72" aria-hidden="true">
                <path d="M24.37 4.05A34 34 0 1 0 67.95 47.63L56.67 43.52A22 22 0 1 1 28.48 15.33Z" />
                <path d="M67.95 24.37A34 34 0 0 0 41.9 2.52L39.82 14.33A22 22 0 0 1 56.67 28.48Z" />
              </svg>
              <p className={classes.failure}>{words?.failed ?? messages.frameFailed}</p>
              <p>{words?.failedHint ?? messages.frameFailedHint}</p>
            </div>
          )}
        </div>
        {state === 'failed' && (
          <div className={classes.actions}>
            <Button size={short ? 'sm' : 'default'} icon={IconRefresh} onClick={onRetry}>
              {messages.retry}
            </Button>
            {/* Without `bare`, these links are right below the box. */}
            {bare &&
              (mail ? (
                <Button variant="outline" href={mail.href}>
                  {mail.label}
                </Button>
              ) : (
                <Button variant="outline" icon={IconExternalLink} href={link.href} newTab quiet>
                  {messages.openDirectly}
                </Button>
              ))}
          </div>
        )}
      </div>
    </>
  );
}

/**
 * A third party's frame, with a direct link to its content. The frame's space is reserved before it loads. The third
 * party is contacted only when the frame nears the viewport or, with `load="click"`, when the visitor clicks. If the
 * frame fails to load, a fallback with a retry button replaces it. Without JavaScript, the direct link replaces the
 * frame. Rest props, className and ref go to the root element.
 */
export function Embed({
  src,
  title,
  variant = 'framed',
  height = variant === 'audio' ? 152 : 500,
  ratio,
  poster,
  link,
  mail,
  load = 'near',
  hint,
  script,
  timeout,
  allow,
  sandbox,
  words,
  bare = false,
  className,
  children,
  ...rest
}: EmbedProps) {
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const short = variant === 'audio';
  const arrow = (variant === 'framed' || variant === 'arc') && !mail;
  const [started, setStarted] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (load === 'click' || !box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setStarted(true);
      },
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [load]);

  /** Moves focus to where the frame will be, because the clicked button disappears. */
  const hold = () => box.current?.focus({ preventScroll: true });

  return (
    <div
      {...rest}
      data-screen=""
      className={clsx(classes.embed, className)}
      data-variant={variant}
      data-band={variant === 'panel' ? 'page' : undefined}
    >
      <div
        ref={box}
        role="group"
        aria-label={title}
        tabIndex={-1}
        className={classes.box}
        data-band={boxBands[variant]}
        style={ratio === undefined ? { minBlockSize: `${height / 16}rem` } : { aspectRatio: ratio }}
      >
        {children ?? (poster && <Media media={poster} className={classes.poster} />)}
        {started && (
          <Frame
            key={attempt}
            {...{ src, title, link, mail, script, timeout, allow, sandbox, words, bare, short, box }}
            onRetry={() => {
              hold();
              setAttempt(attempt + 1);
            }}
          />
        )}
        {!started && load === 'click' && (
          <div className={classes.invitation}>
            {hint && <p>{hint}</p>}
            <Button
              {...(short && { variant: 'hero', icon: IconPlayerPlay, iconSide: 'start' })}
              onClick={() => {
                hold();
                setStarted(true);
              }}
            >
              {words?.load ?? messages.load}
            </Button>
          </div>
        )}
        <noscript>
          <p className={classes.note}>
            <Link href={link.href} newTab quiet>
              {messages.openDirectly}
            </Link>
          </p>
        </noscript>
      </div>
      {!bare && (
        <p className={classes.line}>
          {link.prompt && <span>{link.prompt}</span>}
          <Link href={link.href} newTab={link.newTab} quiet={link.quiet}>
            {link.label}
            {arrow && <Icon icon={IconExternalLink} size={16} />}
          </Link>
          {mail && <Link href={mail.href}>{mail.label}</Link>}
        </p>
      )}
    </div>
  );
}
