import type { CustomPackageContent } from './CustomPackage.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Your own mix',
  lead: 'Choose what helps you and we add it up with you. Many begin with one of these.',
  items: [
    'A table by the door',
    'Ten seats for apprentices',
    'The Saturday breakfast',
    'Sign language on stage',
    'An evening course',
    'Tea, until it is gone',
  ],
  action: { label: 'Send a letter', href: 'mailto:mix@lantern.example' },
  mail: { label: 'mix@lantern.example', href: 'mailto:mix@lantern.example' },
  drawing: { src: '/art/scenes/conference-custom.svg', width: 420, height: 420 },
} satisfies CustomPackageContent;
