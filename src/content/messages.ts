import type { Messages } from '../design/text/Messages/Messages.tsx';

/** The site's wording of the strings built into primitives (general-purpose components, such as links and dialogs). */
export const messages = {
  newTab: '(opens in a new tab)',
  close: 'Close',
  notifications: 'Notifications. Press F8 or Alt+T to move here',
  dismiss: 'Dismiss',
  frameLoading: 'Loading',
  frameFailed: 'This part didn’t load',
  frameFailedHint:
    'Your network or an extension may be blocking it. You can open it in a new tab, or write to us instead.',
  retry: 'Try again',
  load: 'Load',
  openDirectly: 'Open in a new tab',
  pauseVideo: 'Pause background video',
  playVideo: 'Play background video',
  carousel: 'carousel',
  slide: 'slide',
  am: 'am',
  pm: 'pm',
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
} satisfies Messages;
