import type { BookingDialogContent } from './BookingDialog.tsx';

export const bookingDialog = {
  heading: 'Choose a day to see the yard',
  items: ['A look at your hull, free of charge', 'A list of what can wait and what cannot', 'A cup of tea'],
  drawing: { src: '/art/scenes/half-hour.svg', width: 400, height: 214 },
  prompt: 'Any tide will do',
  calendar: {
    src: '/stand-ins/calendar.html',
    script: '/stand-ins/script.js',
    title: 'Calendar of the slipway',
    link: {
      label: 'See the days in a new tab',
      quiet: true,
      href: 'https://book.example/widget/booking/orchard',
    },
    mail: { label: 'hello@orchard.example', href: 'mailto:hello@orchard.example' },
    words: {
      loading: 'Fetching the free days',
      failed: 'The free days didn’t arrive',
      failedHint:
        'Something on the way may be holding them back. You can see them in a new tab, or write to us and we’ll name three.',
    },
  },
} satisfies BookingDialogContent;
