import type { CommunityHeroContent } from './CommunityHero.tsx';

const face = (name: string) => ({
  src: `/art/portraits/guests/${name}.svg`,
  width: 600,
  height: 600,
  alt: '',
});

export const sample = {
  heading: 'Neighbors',
  lead: 'The market closes at noon. The bench outside stays open.',
  actions: [{ label: 'Pull up a chair', href: '#bench' }],
  media: ['darnell-pruitt', 'grace-nakamura', 'theo-brandt', 'hodan-warsame'].map(face),
} satisfies CommunityHeroContent;
