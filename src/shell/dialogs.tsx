import { lazy } from 'react';
import { bookingUrl } from '../content/site.ts';
import type { DialogEntry, DialogName } from '../design/Dialogs/Dialogs.tsx';

const loadBooking = () => import('./Booking.tsx');

const Booking = lazy(() =>
  loadBooking().catch(() => {
    if (navigator.onLine) {
      // The dialog's code is gone after a deploy: the calendar's own page does the same.
      window.location.assign(bookingUrl);
      return new Promise<never>(() => undefined);
    }
    // Without a network neither is there: the dialog opens when the browser is back online.
    return new Promise((resolve) => window.addEventListener('online', resolve, { once: true })).then(
      loadBooking,
    );
  }),
);

/** The site's dialogs; their code and content load when they first open, or a moment earlier on intent. */
export const dialogs: Partial<Record<DialogName, DialogEntry>> = {
  booking: {
    component: Booking,
    preload: () => void loadBooking().catch(() => undefined),
    href: bookingUrl,
  },
};
