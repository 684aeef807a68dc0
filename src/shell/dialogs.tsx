import { lazy } from 'react';
import { bookingUrl } from '../content/site.ts';
import type { DialogEntry, DialogName } from '../design/Dialogs/Dialogs.tsx';

/** Rejects also where an import of a chunk that is gone resolves to nothing. */
const loadBooking = async () => {
  const module = (await import('./Booking.tsx')) as typeof import('./Booking.tsx') | undefined;
  if (!module) throw new Error('The code of the booking dialog could not be loaded');
  return module;
};

const Booking = lazy(() =>
  loadBooking().catch(() => {
    // The dialog's code is gone after a deploy, or the network is: the calendar's own page does the same.
    window.location.assign(bookingUrl);
    return new Promise<never>(() => undefined);
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
