import { createContext, use, useMemo, type ReactNode } from 'react';
import { english } from './english.ts';

/**
 * The short strings built into primitives, such as names of icon-only controls and hints for screen readers. They come
 * from content like all other copy, so a translation or a change of tone changes no component.
 */
export interface Messages {
  /** Announced after the label of a link that opens a new tab, for example "(opens in a new tab)". @maxLength 30 */
  newTab: string;
  /** Name of a dialog's close control. @maxLength 10 */
  close: string;
  /** Name of the notifications region, with the keys that move focus to it. @maxLength 65 */
  notifications: string;
  /** Name of the control that dismisses one notification. @maxLength 10 */
  dismiss: string;
  /** Shown while a third-party frame loads. @maxLength 10 */
  frameLoading: string;
  /** Heading of the fallback for a third-party frame that fails to load. @maxLength 30 */
  frameFailed: string;
  /** Text below `frameFailed`: why the frame might not have loaded, and what to do instead. @maxLength 145 */
  frameFailedHint: string;
  /** Label of the control that tries to load a frame again. @maxLength 15 */
  retry: string;
  /** Label of the control that loads a frame, if it loads only on click. @maxLength 10 */
  load: string;
  /** Label of the direct link to a frame's content. @maxLength 25 */
  openDirectly: string;
  /** Name of the control that pauses a background video. @maxLength 35 */
  pauseVideo: string;
  /** Name of the control that plays a paused background video. @maxLength 30 */
  playVideo: string;
  /** What screen readers call a row of slides, for example "carousel". @maxLength 15 */
  carousel: string;
  /** What screen readers call one slide of a carousel, for example "slide". @maxLength 10 */
  slide: string;
  /** Follows a time before noon, for example "am". @maxLength 10 */
  am: string;
  /** Follows a time after noon, for example "pm". @maxLength 10 */
  pm: string;
  /** The months' names, starting with January. */
  months: readonly string[];
}

const MessagesContext = createContext<Messages>(english);

/**
 * Provides the primitives' strings. Strings that `messages` doesn't set come from the surrounding provider
 * or, without one, from the English defaults.
 */
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

/** Returns the primitives' strings from the surrounding provider or, without one, the English defaults. */
export const useMessages = (): Messages => use(MessagesContext);
