import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 78',
  name: 'Rafael Ibarra',
  title: 'Vice President, Operations',
  company: 'Copperline Electric Cooperative',
  episode: 'The outage map that asks questions',
  description:
    'One depot’s innovation lets line crews answer the outage map. Implemented in nine weeks, it cut repeat visits.',
  appleId: '1000676340420',
  spotifyEmbedId: 'JJzfZq8LMltstbBl51jobh',
  youtubeEmbedId: '1IjhAZ3lS1W',
  place: 19,
} satisfies Placeholder<'fixtures', Episode>;
