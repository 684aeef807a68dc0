import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 78',
  name: 'Rafael Ibarra',
  title: 'Vice President, Operations',
  company: 'Copperline Electric Cooperative',
  episode: 'The outage map that asks questions',
  description:
    'Line crews at a rural electric cooperative can now answer back to the outage map. Rafael Ibarra tells how an innovation from one depot beat two vendors’ proposals, was implemented in nine weeks, and cut repeat visits by a third in its first ice storm. The map asks the crew a question before it shows them a fault, and their answer outranks its own.',
  appleId: '1000676340420',
  spotifyEmbedId: 'JJzfZq8LMltstbBl51jobh',
  youtubeEmbedId: '1IjhAZ3lS1W',
  place: 19,
} satisfies Episode;
