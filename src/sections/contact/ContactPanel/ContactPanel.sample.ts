import type { ContactPanelProps } from './ContactPanel.tsx';

export const sample = {
  id: 'contact',
  heading: 'Tell us what’s slow',
  lead: 'One paragraph is enough. We reply with two questions and a time to talk.',
  email: { label: 'hello@arcwright.example', href: 'mailto:hello@arcwright.example' },
  primary: { label: 'Book a Call', dialog: 'booking' },
  secondary: { label: 'Contact', href: '/contact' },
  drawing: { src: '/art/scenes/contact.svg', width: 620, height: 620 },
} satisfies ContactPanelProps;
