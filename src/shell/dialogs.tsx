import { lazy, type ComponentType } from 'react';
import type { DialogName } from '../content/dialogs.ts';
import { offline } from '../content/errors.ts';
import { bookingUrl } from '../content/site.ts';
import type { DialogControl, DialogEntry } from '../design/overlays/Dialogs/Dialogs.tsx';
import { showToast } from '../design/overlays/Toast/Toast.tsx';

/** Goes to the page that does the same as a dialog whose code is gone. */
function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** The entry of a dialog whose code and content `load` brings; without them, the page at `href` does the same. */
function dialog(load: () => Promise<{ default: ComponentType<DialogControl> }>, href: string): DialogEntry {
  return {
    component: lazy(() =>
      load().catch(() => {
        if (navigator.onLine) return leaveFor(href);
        // Without a network neither is there: what was asked for comes when the browser is back online.
        showToast(offline);
        return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
          .then(load)
          .catch(() => leaveFor(href));
      }),
    ),
    preload: () => void load().catch(() => undefined),
    href,
  };
}

/** The site's dialogs; their code and content load when they first open, or a moment earlier on intent. */
export const dialogs: Record<DialogName, DialogEntry> = {
  booking: dialog(() => import('./Booking.tsx'), bookingUrl),
  sponsor: dialog(() => import('./Sponsor.tsx'), '/midwestcon/partner'),
};
