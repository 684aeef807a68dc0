import type { BookingDialogProps } from './BookingDialog.tsx';

export const bookingDialog = {
  title: 'Book a 30-minute strategy session',
  promises: ['Free AI-readiness consultation', 'Personalised roadmap for AI integration', 'Expert guidance'],
  drawing: { src: '/art/scenes/half-hour.svg', width: 400, height: 214 },
  prompt: 'Pick a day and a time',
  calendar: {
    src: '/embed-widget.html',
    script: '/embed-script.js',
    title: 'Scheduling calendar',
    link: {
      label: 'Open the calendar in a new tab',
      quiet: true,
      href: 'https://book.example/widget/booking/arcwright',
    },
    mail: { label: 'hello@arcwright.example', href: 'mailto:hello@arcwright.example' },
    words: {
      loading: 'Loading the calendar',
      failed: 'The calendar didn’t load',
      failedHint:
        'Your network or an extension may be blocking it. You can open it in a new tab, or write to us and we’ll offer three times.',
    },
  },
} satisfies BookingDialogProps;
