import { lazy, type ComponentType } from 'react';
import { bookingUrl } from '../content/site.ts';
import type { DialogControl, DialogEntry, DialogName } from '../design/Dialogs/Dialogs.tsx';

/** The entry of a dialog whose code and content `load` brings; without them, the page at `href` does the same. */
function dialog(load: () => Promise<{ default: ComponentType<DialogControl> }>, href: string): DialogEntry {
  return {
    component: lazy(() =>
      load().catch(() => {
        if (navigator.onLine) {
          // The dialog's code is gone after a deploy.
          window.location.assign(href);
          return new Promise<never>(() => undefined);
        }
        // Without a network neither is there: the dialog opens when the browser is back online.
        return new Promise((resolve) => window.addEventListener('online', resolve, { once: true })).then(
          load,
        );
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
