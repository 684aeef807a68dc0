import { describe, expect, test } from 'vitest';
import { cardFor, splitTitle } from '../../scripts/share/cards.ts';
import { withColors } from '../../scripts/share/colors.ts';
import { cardSvg, titleSize } from '../../scripts/share/draw.ts';
import { fit, lettering } from '../../scripts/share/lettering.ts';
import { podcastCover, sharedPicture } from '../../scripts/share/render.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { pictureSize } from '../../src/content/episodes/photos.ts';
import { shareSize } from '../../src/content/meta.ts';
import { site } from '../../src/content/site.ts';
import { tokens, tokenSet } from '../../src/design/theme/tokens.ts';
import { routes } from '../../src/shell/routes.ts';

const page = { routeId: 'about', theme: 'site', title: `About | ${site.name}` } as const;
/** Matches colors that only a page can resolve, and `text` elements, which need a font. */
const unresolved = /var\(|light-dark\(|<text/;

describe('the picture for a shared link', () => {
  test('every page has one, and nothing in it needs a page or a font', () => {
    for (const { id, theme = 'site' } of routes)
      expect(cardSvg(cardFor({ routeId: id, theme, title: page.title })), id).not.toMatch(unresolved);
  });

  test('has a title that is legible when the picture is 300 px wide', () => {
    const shown = 300 / shareSize.width;
    for (const episode of episodes) {
      const title = `${episode.episode} | ${site.podcast.name}`;
      const card = cardFor({ routeId: `episode-${episode.id}`, theme: 'site', title });
      expect(titleSize(card) * shown, title).toBeGreaterThan(10);
    }
  });

  test('has the size that its page states', async () => {
    expect(pictureSize(await sharedPicture(page))).toEqual(shareSize);
    expect(pictureSize(await podcastCover())).toEqual({ width: 1400, height: 1400 });
  });

  test('shows an episode with its number and guest, and its own cover', () => {
    const [episode] = episodes;
    const { line, drawing } = cardFor({ ...page, routeId: `episode-${episode!.id}` });
    expect(line).toContain(episode!.name);
    expect(line).toContain(episode!.episodeNumber);
    expect(drawing.body).not.toBe(cardFor({ ...page, routeId: 'press' }).drawing.body);
  });

  test('a page without its own drawing gets a cover, in the conference’s colors on the conference’s pages', () => {
    const plain = cardFor({ ...page, routeId: 'press' });
    expect(plain.drawing.body).toContain(tokens.artPalettes.stone.ground);
    expect(cardFor({ ...page, routeId: 'press', theme: 'conference' }).drawing.body).toContain(
      tokens.artPalettes.oxblood.ground,
    );
  });

  test('shows the brand separately from the title', () => {
    expect(splitTitle('About | Someone', 'site')).toEqual({ title: 'About', brand: 'Someone' });
    expect(splitTitle(`${site.name}: What we do`, 'site')).toEqual({ title: 'What we do', brand: site.name });
    expect(splitTitle('Two days in June', 'conference').brand).toBe(site.conference.name);
  });

  test('drawings have the colors of their band in the light scheme', () => {
    const body =
      '<path fill="var(--text,#111111)"/><path fill="light-dark(#222222,#333333)"/><path fill="var(--none,#444444)"/>';
    expect(withColors(body, 'site', 'strong')).toBe(
      `<path fill="${tokenSet('light', 'strong').text}"/><path fill="#222222"/><path fill="#444444"/>`,
    );
  });
});

test('text is as large as its box allows, in lines of similar length', async () => {
  const font = await lettering('display', 500);
  const { lines, size } = fit('one two three four', [200, 400], [90, 20], 1, font);
  expect(lines.join(' ')).toBe('one two three four');
  for (const line of lines) expect(font.width(line) * size).toBeLessThanOrEqual(200);
  expect(lines.length * size).toBeLessThanOrEqual(400);
  expect(fit('one two three four', [2000, 400], [90, 20], 1, font)).toEqual({
    lines: ['one two three four'],
    size: 90,
  });
});
