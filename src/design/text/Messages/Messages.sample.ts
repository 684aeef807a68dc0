import type { Messages } from './Messages.tsx';

/** The words that primitives and sections speak in stories, whatever the site’s own are. */
export const sample: Messages = {
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
};

// cspell:disable -- in German, which shows at once where a word does not come from here
/** The primitives' words in another language. */
export const german: Messages = {
  newTab: '(öffnet einen neuen Tab)',
  close: 'Schließen',
  notifications: 'Mitteilungen. F8 oder Alt+T führt hierher',
  dismiss: 'Ausblenden',
  frameLoading: 'Lädt',
  frameFailed: 'Dieser Teil wurde nicht geladen',
  frameFailedHint: 'Vielleicht hält ihn Ihr Netz oder eine Erweiterung auf.',
  retry: 'Noch einmal versuchen',
  load: 'Laden',
  openDirectly: 'In einem neuen Tab öffnen',
  pauseVideo: 'Hintergrundvideo anhalten',
  playVideo: 'Hintergrundvideo abspielen',
  carousel: 'Karussell',
  slide: 'Bild',
  am: 'vormittags',
  pm: 'nachmittags',
  months: [
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
    ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  ],
};
