import { createContext, use, useMemo, type ReactNode } from 'react';
import { english } from './english.ts';

/**
 * The few words that primitives need for themselves (names of icon-only controls, hints for screen readers).
 * They come from content like every other word, so that a translation or a change of tone touches no component.
 */
export interface Messages {
  /** Said after the label of a link that opens a new tab, for example "(opens in a new tab)". @maxLength 30 */
  newTab: string;
  /** Name of a dialog's or toast's close control. @maxLength 10 */
  close: string;
  /** Name of the region that holds notifications, with the keys that reach it. @maxLength 65 */
  notifications: string;
  /** Name of the control that dismisses one notification. @maxLength 10 */
  dismiss: string;
  /** Shown while a third-party frame loads. @maxLength 10 */
  frameLoading: string;
  /** Heading of the fallback shown when a third-party frame does not load. @maxLength 30 */
  frameFailed: string;
  /** Sentence under `frameFailed`: why, and what to do instead. @maxLength 145 */
  frameFailedHint: string;
  /** Label of the control that tries to load a frame again. @maxLength 15 */
  retry: string;
  /** Label of the control that loads a frame in click mode. @maxLength 10 */
  load: string;
  /** Label of the direct link to what a frame shows. @maxLength 25 */
  openDirectly: string;
  /** Name of the control that pauses a background video. @maxLength 35 */
  pauseVideo: string;
  /** Name of the control that plays a paused background video. @maxLength 30 */
  playVideo: string;
  /** What screen readers call a row of slides, for example "carousel". @maxLength 15 */
  carousel: string;
  /** What screen readers call one slide in it. @maxLength 10 */
  slide: string;
  /** Said after a time before noon, for example "am". @maxLength 10 */
  am: string;
  /** Said after a time from noon on. @maxLength 10 */
  pm: string;
  /** The months' names, from January on. */
  months: readonly string[];
}

const MessagesContext = createContext<Messages>(english);

/** Hands the primitives their words. What is not given is as it is above, and in the end English. */
export function MessagesProvider({
  messages,
  children,
}: {
  messages?: Partial<Messages>;
  children: ReactNode;
}) {
  const above = useMessages();
  const value = useMemo(() => ({ ...above, ...messages }), [above, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The primitives' words. */
export const useMessages = (): Messages => use(MessagesContext);
