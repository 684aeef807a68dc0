import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 78',
  name: 'Rafael Ibarra',
  title: 'Vice President, Operations',
  company: 'Copperline Electric Cooperative',
  episode: 'The outage map that asks questions',
  description:
    'An innovation from one depot: crews answer the outage map. Once it was implemented, visits fell.',
  date: '2025-09-30',
  appleId: '1000676340420',
  spotifyEmbedId: 'JJzfZq8LMltstbBl51jobh',
  youtubeEmbedId: '1IjhAZ3lS1W',
  place: 19,
} satisfies Placeholder<'fixtures', Episode>;
