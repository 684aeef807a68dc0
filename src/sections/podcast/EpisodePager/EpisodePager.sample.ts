import type { EpisodePagerContent } from './EpisodePager.tsx';

export const sample = {
  label: 'Neighboring episodes',
  labels: { previous: 'Previous episode', next: 'Next episode' },
  previous: { title: 'The orchard that counts itself', number: 'EP. 56', href: '/podcast/8' },
  next: { title: 'A library lends out its models', number: 'EP. 58', href: '/podcast/6' },
} satisfies EpisodePagerContent;
