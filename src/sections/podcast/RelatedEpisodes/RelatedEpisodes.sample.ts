import type { RelatedEpisodesContent } from './RelatedEpisodes.tsx';

const cover = (name: string) => ({ src: `/art/covers/${name}.svg`, width: 600, height: 600, alt: '' });

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Next on the Same Shelf',
  items: [
    {
      number: 'EP. 64',
      title: 'The ferry that learned to wait',
      href: '/podcast/3',
      guest: 'Oona Varga, Harbor Master',
      media: cover('ep-3'),
    },
    {
      number: 'EP. 61',
      title: 'What the archive left out',
      href: '/podcast/4',
      guest: 'Piet Lindqvist, City Archivist',
      media: cover('ep-4'),
    },
    {
      number: 'EP. 58',
      title: 'A quieter kitchen',
      href: '/podcast/6',
      guest: 'Rosalie Nkemelu, Founder and Head Chef',
      media: cover('ep-6'),
    },
  ],
} satisfies RelatedEpisodesContent;
