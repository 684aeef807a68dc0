import { describe, expect, test } from 'vitest';
import { headLengths, duplicateHeads, placeOf } from '../../scripts/heads.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { pageMeta, shareSize, sharePicture } from '../../src/content/meta.ts';
import { podcastListing } from '../../src/content/podcast/listing.ts';
import { site } from '../../src/content/site.ts';

const words = {
  title: 'A page of its own',
  description: 'What it is about, in a sentence that is as long as it has to be.',
};
const about = { page: 'AboutPage', path: '/about' };
const contact = { page: 'ContactPage', path: '/contact' };

describe('a page’s metadata', () => {
  test('has its title, description, URL and picture', () => {
    expect(pageMeta('/about', words)).toEqual({
      ...words,
      canonical: `${site.url}/about`,
      image: `${site.url}/share/about.png`,
    });
    expect(pageMeta('/', words).canonical).toBe(`${site.url}/`);
    expect(sharePicture('/')).toBe('/share/home.png');
    expect(sharePicture('/podcast/1')).toBe('/share/podcast/1.png');
    expect(shareSize.width / shareSize.height).toBeCloseTo(1.91, 1);
  });

  test('has the length that search engines show', () => {
    expect(headLengths([{ route: about, meta: words }])).toEqual([]);
    expect(headLengths([{ route: about, meta: { title: 'Short', description: 'x'.repeat(161) } }])).toEqual([
      'src/content/about.ts: meta.title has 5 characters; it should have 10 to 70',
      'src/content/about.ts: meta.description has 161 characters; it should have 50 to 160',
    ]);
  });

  test('is unique', () => {
    const other = { title: 'Another page', description: `${words.description} And more.` };
    expect(
      duplicateHeads([
        { route: about, meta: words },
        { route: contact, meta: other },
      ]),
    ).toEqual([]);
    expect(
      duplicateHeads([
        { route: about, meta: words },
        { route: contact, meta: { ...other, title: words.title } },
      ]),
    ).toEqual([
      `src/content/contact.ts: meta.title is the same as src/content/about.ts: meta.title: ${words.title}`,
    ]);
  });

  test('is unique for each page of the list, however many there are', () => {
    const heads = [1, 2, 3].map((number) => ({
      route: { page: 'EpisodesPage', path: '/podcast/featured', listing: number },
      meta: podcastListing({ number, cards: [] }).meta,
    }));
    expect(duplicateHeads(heads)).toEqual([]);
  });

  test('is where error messages say: in the page’s content module, in an episode’s file, or in the page itself', () => {
    const [episode] = episodeFiles;
    const route = { page: 'EpisodePage', path: `/podcast/${episode!.id}`, episode: episode!.id };
    expect(placeOf(route, 'title')).toBe(`${episode!.file}: episode`);
    expect(placeOf(route, 'description')).toBe(`${episode!.file}: description`);
    expect(placeOf({ page: 'EpisodesPage', path: '/podcast/featured', listing: 1 }, 'title')).toBe(
      'src/content/podcast/listing.ts: meta.title',
    );
    expect(placeOf({ page: 'NoSuchPage', path: '/none' }, 'title')).toBe(
      'src/pages/NoSuchPage.tsx: meta.title',
    );
  });
});
