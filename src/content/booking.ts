import type { BookingDialogContent } from '../sections/frame/BookingDialog/BookingDialog.tsx';
import * as drawings from './generated/drawings.ts';
import { frames } from './frames.ts';
import { bookingScript, bookingUrl, site } from './site.ts';

/** The booking dialog: what visitors get from a 30-minute session, and the calendar to book one. */
export const booking = {
  heading: 'Book a 30-minute strategy session',
  items: ['Free AI-readiness consultation', 'Personalized roadmap for AI integration', 'Expert guidance'],
  drawing: drawings.halfHour,
  prompt: 'Pick a day and a time',
  calendar: {
    src: bookingUrl,
    script: bookingScript,
    ...frames.calendar,
    title: 'Scheduling calendar',
    link: { label: 'Open the calendar in a new tab', quiet: true, href: bookingUrl },
    mail: { label: site.email, href: `mailto:${site.email}` },
    words: {
      loading: 'Loading the calendar',
      failed: 'The calendar didn’t load',
      failedHint:
        'Your network or an extension may be blocking it. You can open it in a new tab, or write to us and we’ll suggest a time.',
    },
  },
} satisfies BookingDialogContent;
