import type { CompanyTeaserContent } from './CompanyTeaser.tsx';

export const sample = {
  id: 'about',
  heading: 'A cooper makes what has to hold',
  lead: 'We consult, build and teach. The firm began in Cincinnati to close one gap: tools arriving faster than the people who must run them.',
  action: { label: 'About the firm', href: '/about' },
  drawing: { src: '/art/scenes/compass.svg', width: 740, height: 446 },
} satisfies CompanyTeaserContent;
