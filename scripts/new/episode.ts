import { reservedId } from '../../src/content/episodes/folder.ts';
import type { NewFile } from './files.ts';

/** Converts a title for use in a file name: "Who signs the model’s work?" becomes "who-signs-the-models-work". */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The existing episodes: their ids, and their numbers in the show, such as "EP. 12". */
export interface Episodes {
  ids: number[];
  numbers: string[];
}

/** The file of a new episode, with the next free id and number, published on `day` (yyyy-mm-dd). */
export function episodeFile(
  title: string,
  day: string,
  { ids, numbers }: Episodes,
): NewFile & { id: number } {
  const next = Math.max(0, ...ids) + 1;
  const id = next === reservedId ? next + 1 : next;
  const number = Math.max(0, ...numbers.map((each) => Number(/\d+/.exec(each)?.[0] ?? 0))) + 1;
  return {
    id,
    path: `src/content/episodes/${String(id).padStart(4, '0')}-${slug(title) || 'untitled'}.ts`,
    text: `import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. ${number}',
  name: 'Name of the guest',
  title: 'Title of the guest',
  company: 'Company of the guest',
  episode: ${JSON.stringify(title)},
  description: 'Two or three sentences on who the guest is and what listeners will hear.',
  date: '${day}',
  appleId: 'apple-id-of-${number}',
  spotifyEmbedId: 'spotify-id-of-${number}',
  youtubeEmbedId: 'youtube-id-of-${number}',
} satisfies Episode;
`,
  };
}
