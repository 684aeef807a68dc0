import type { TechCredContent } from './TechCred.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'The river fund pays for it',
  lead: 'The river fund gives mills their fees back once a miller has passed. You pay, you learn, and the fund writes a check.',
  action: { label: 'Apply to the Fund', href: 'https://fund.example/apply' },
  items: [
    { title: 'Pick a course', text: 'We say which ones the fund knows.' },
    { title: 'Ask', text: 'One form on the fund’s site; we add the papers.' },
    { title: 'Learn', text: 'Your people pass the course.' },
    { title: 'Be paid', text: 'You send the certificate, they send the money.' },
  ],
} satisfies TechCredContent;
