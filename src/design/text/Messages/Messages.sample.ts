import type { Messages } from './Messages.tsx';

// cspell:disable -- These strings are German, so that a hard-coded English string stands out
/** The primitives' strings in another language. */
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
