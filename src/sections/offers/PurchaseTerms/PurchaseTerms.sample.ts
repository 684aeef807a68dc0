import type { PurchaseTermsContent } from './PurchaseTerms.tsx';

export const sample = {
  id: 'terms',
  heading: 'Small print, large',
  refund: {
    title: 'Money back for three weeks',
    text: 'Until May 4, 2027, you get all of it. Later you can pass the ticket on, until the doors open on May 21.',
    window: { from: '2027-04-15', fullUntil: '2027-05-04', event: { from: '2027-05-21', to: '2027-05-23' } },
    labels: { full: 'All of it back', transfer: 'Pass it on', event: 'Doors open' },
    dates: { from: 'From booking', fullUntil: 'May 4', event: 'May 21' },
    label:
      'Half a turn of days: money back from booking until May 4, passing on until the doors open on May 21',
  },
  items: [
    { figure: '15%', title: 'Less for crews of six', text: 'Six regular tickets: $918 instead of $1,080.' },
    { drawing: 'pass', title: 'Apprentices', text: 'Bring the card that says so.' },
  ],
} satisfies PurchaseTermsContent;
