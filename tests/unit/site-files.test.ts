import { describe, expect, test } from 'vitest';
import { contentHistory, contentOf, lastChange, readLog } from '../../scripts/history.ts';
import { iconFiles, manifest } from '../../scripts/icons.ts';
import { llms, robots, sitemap } from '../../scripts/site-files.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { pictureSize } from '../../src/content/episodes/photos.ts';
import { site } from '../../src/content/site.ts';
import { tokenSet } from '../../src/design/theme/tokens.ts';
import { routes } from '../../src/shell/routes.ts';

const meta = { title: 'Signs & <tags> | Brand', description: 'About signs.' };

describe('the files for crawlers', () => {
  test('the sitemap has each page, and the date of its last change, if known', () => {
    expect(
      sitemap([
        { path: '/', meta, changed: '2026-02-03' },
        { path: '/a&b', meta },
      ]),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        `<url><loc>${site.url}/</loc><lastmod>2026-02-03</lastmod></url>\n` +
        `<url><loc>${site.url}/a&#38;b</loc></url>\n` +
        '</urlset>\n',
    );
  });

  test('robots.txt links to the sitemap', () => {
    expect(robots().split('\n')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });

  test('llms.txt lists every page once, under its part of the site', () => {
    const pages = ['/', '/about', '/podcast', '/podcast/1', '/midwestcon/tickets'].map((path) => ({
      path,
      meta,
    }));
    const parts = llms(pages).split('\n## ').slice(1);
    const links = (part = '') => [...part.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href);
    expect(parts.map((part) => links(part))).toEqual([
      [`${site.url}/`, `${site.url}/about`],
      [`${site.url}/podcast`, `${site.url}/podcast/1`],
      [`${site.url}/midwestcon/tickets`],
      [`${site.url}/feed.xml`],
    ]);
    expect(parts[0]).toContain('- [Signs & <tags>](');
  });
});

describe('the history of the content', () => {
  test('a file’s last change is the latest commit that names it', () => {
    const history = readLog(
      '>2026-03-02\n\nsrc/content/a.ts\n\n>2026-01-01\n\nsrc/content/a.ts\nsrc/content/b.ts\n',
    );
    expect(lastChange(history, ['src/content/b.ts'])).toBe('2026-01-01');
    expect(lastChange(history, ['src/content/b.ts', 'src/content/a.ts'])).toBe('2026-03-02');
  });

  test('a last change is left out if git’s history is incomplete', () => {
    expect(lastChange(readLog(''), ['src/content/a.ts'])).toBeUndefined();
    expect(
      lastChange(readLog('>2026-03-02\nsrc/content/a.ts'), ['src/content/a.ts', 'src/content/new.ts']),
    ).toBeUndefined();
    expect(lastChange(new Map(), [])).toBeUndefined();
  });

  test('every page has content with a history', () => {
    for (const route of routes) expect(contentOf(route), route.path).not.toEqual([]);
    const [first] = episodeFiles;
    expect(contentOf({ page: 'EpisodePage', episode: first!.id })).toEqual([first!.file]);
    for (const day of contentHistory().values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('the icons', () => {
  const files = iconFiles();

  test('have the sizes that they declare', () => {
    const sides = Object.fromEntries(
      [...files]
        .filter(([file]) => file.endsWith('.png'))
        .map(([file, content]) => [file, pictureSize(Buffer.from(content))]),
    );
    const square = (side: number) => ({ width: side, height: side });
    expect(sides).toEqual({
      'icons/icon-192.png': square(192),
      'icons/icon-512.png': square(512),
      'icons/icon-maskable-512.png': square(512),
      'apple-touch-icon.png': square(180),
    });
    for (const { src, sizes } of manifest().icons) {
      const size = sides[src.slice(1)];
      expect(`${size?.width}x${size?.height}`, src).toBe(sizes);
    }
  });

  test('are in the .ico file in three sizes', () => {
    const icon = Buffer.from(files.get('favicon.ico') ?? '');
    const sides = [0, 1, 2].map((at) => {
      const entry = icon.subarray(6 + 16 * at);
      const offset = entry.readUInt32LE(12);
      const picture = icon.subarray(offset, offset + entry.readUInt32LE(8));
      return [entry.readUInt8(0), pictureSize(picture)?.width];
    });
    expect(icon.readUInt16LE(4)).toBe(3);
    expect(sides).toEqual([16, 32, 48].map((side) => [side, side]));
  });

  test('have the colors of the tokens, and the manifest has the site’s name', () => {
    const { bg, text, 'accent-mark': accent } = tokenSet('light', 'strong');
    for (const color of [bg, text, accent]) expect(files.get('favicon.svg')).toContain(`fill="${color}"`);
    expect(manifest()).toMatchObject({ name: site.name, lang: site.language, start_url: '/' });
  });
});
