import { lazy, type ComponentType } from 'react';
import type { DialogName } from '../content/dialogs.ts';
import { offline } from '../content/errors.ts';
import { bookingUrl } from '../content/site.ts';
import type { DialogControl, DialogEntry } from '../design/overlays/Dialogs/Dialogs.tsx';
import { showToast } from '../design/overlays/Toast/Toast.tsx';

/** Opens the page that replaces a dialog whose code can't be loaded. */
function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** A dialog whose code and content come from `load`. If they can't be loaded, the page at `href` opens instead. */
function dialog(load: () => Promise<{ default: ComponentType<DialogControl> }>, href: string): DialogEntry {
  return {
    component: lazy(() =>
      load().catch(() => {
        if (navigator.onLine) return leaveFor(href);
        // Offline, the page couldn't be loaded either. Instead, the dialog opens once the browser is back
        // online.
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

/**
 * The site's dialogs. Their code and content load when they first open, or slightly earlier, when the visitor points at
 * or focuses a button that opens one.
 */
export const dialogs: Record<DialogName, DialogEntry> = {
  booking: dialog(() => import('./Booking.tsx'), bookingUrl),
  sponsor: dialog(() => import('./Sponsor.tsx'), '/midwestcon/partner'),
};
