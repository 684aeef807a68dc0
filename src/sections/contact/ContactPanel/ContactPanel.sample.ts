import type { ContactPanelContent } from './ContactPanel.tsx';

export const sample = {
  id: 'contact',
  heading: 'Tell us what leaks',
  lead: 'A photograph is enough. We answer with a question and a day to come by.',
  mail: { label: 'hello@orchard.example', href: 'mailto:hello@orchard.example' },
  actions: [
    { label: 'Choose a Day', dialog: 'booking', href: '/contact' },
    { label: 'Contact', href: '/contact' },
  ],
} satisfies ContactPanelContent;
