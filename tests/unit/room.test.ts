import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { designOf } from '../../.storybook/designs.ts';
import { siteUrl } from '../../.storybook/settings.ts';
import { isShown } from '../../.storybook/tags.ts';
import { changedArgs, changedTexts, decode, encode, textsIn } from '../../.storybook/view/words.ts';
import { readSiteMap } from '../../scripts/room/site-map.ts';
import { onTheSite } from '../../scripts/room/stories.ts';
import { pictureOf, shotsOf, shownStories } from '../visual/pictures.ts';
import { site } from '../../src/content/site.ts';
import { fallbacks, routes } from '../../src/shell/routes.ts';

const map = readSiteMap();
const screens = map.pages.filter(({ story }) => story);

describe('the map of the site', () => {
  test('has every page, with its story, sections and design', () => {
    expect(screens).toHaveLength(new Set([...routes, ...fallbacks].map(({ page }) => page)).size);
    expect(screens.filter(({ parts }) => parts.length === 0)).toEqual([]);
    const paths = screens.flatMap(({ path }) => path ?? []);
    expect(paths.filter((path) => !designOf(path))).toEqual([]);
    for (const path of paths)
      expect(existsSync(designOf(path)?.url.replace('./design', 'docs/design') ?? ''), path).toBe(true);
  });

  test('describes every section, and recognizes every section on a page', () => {
    for (const { id, purpose } of map.sections) expect(purpose, id).not.toBe('');
    const known = map.sections.map(({ id }) => id);
    const used = map.pages.flatMap(({ parts }) => parts.map(({ section }) => section));
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('knows the content file of every section on a page', () => {
    for (const { label, parts } of map.pages)
      for (const { content, file } of parts) {
        expect(content, label).not.toBe('');
        expect(existsSync(file), file).toBe(true);
      }
  });
});

test('a section has a story with the site’s own copy, if a page passes it content', async () => {
  const [home] = map.pages;
  const [first] = home?.parts ?? [];
  const section = map.sections.find(({ id }) => id === first?.section);
  const story = section && (await onTheSite(map, section));
  expect(story).toContain(`args: ${first?.content ?? ''},`);
  expect(story).toContain(`from '../../${first?.file ?? ''}'`);
  // Sections without such a story get their content from the episodes' data, so they are all podcast sections.
  const stories = await Promise.all(map.sections.map((each) => onTheSite(map, each)));
  const without = map.sections.filter((_, index) => !stories[index]).map(({ family }) => family);
  expect(new Set(without)).toEqual(new Set(['podcast']));
});

test('a section has a story with the site’s own copy for each variant on the site', async () => {
  const section = map.sections.find(({ id }) => id === 'method/Reasons');
  const story = section && (await onTheSite(map, section));
  expect([...(story ?? '').matchAll(/name: '(.*)'/g)].map(([, name]) => name)).toEqual([
    'On the site',
    'On the site: arch',
    'On the site: default',
  ]);
});

describe('copy in args', () => {
  const args = {
    heading: 'Piers',
    href: '/piers',
    items: [{ title: 'One', icon: { $$typeof: 1, name: 'Two' } }],
  };

  test('includes only text that visitors read', () => {
    expect(textsIn(args)).toEqual([
      ['heading', 'Piers'],
      ['items.0.title', 'One'],
    ]);
  });

  test('survives a round trip through the URL, only for its own story', () => {
    const texts = { heading: 'Über “Piers” & more' };
    const encoded = encode('a--b', texts);
    expect(encoded).toMatch(/^[\w-]+$/);
    expect(decode('a--b', encoded)).toEqual(texts);
    expect(decode('a--c', encoded)).toEqual({});
    expect(decode('a--b', 'not readable')).toEqual({});
    expect(encode('a--b', {})).toBe('');
  });

  test('changes only the args that contain it', () => {
    const changed = changedArgs(args, { 'items.0.title': 'First' });
    expect(changed).toEqual({ items: [{ title: 'First', icon: args.items[0]?.icon }] });
    expect(changedTexts({ ...args, ...changed }, args)).toEqual({ 'items.0.title': 'First' });
  });
});

test('pictures are taken only of visible stories', () => {
  const story = (tags: string[], title = 'Sections/Proof/Stats') => ({
    id: 'proof-stats--default',
    title,
    name: 'Default',
    type: 'story' as const,
    tags: ['dev', ...tags],
  });
  expect(isShown(['dev', 'edge-case'])).toBe(false);
  expect(shownStories([story([]), story(['interaction']), story(['sample'])])).toHaveLength(1);
  expect(shotsOf(story([]))).toHaveLength(2);
  expect(shotsOf(story([], 'Pages/Home'))).toHaveLength(4);
  expect(pictureOf('proof-stats--default', { scheme: 'dark', width: 390 })).toEqual([
    'proof',
    'proof-stats--default.dark-390.webp',
  ]);
});

test('stories link to the published site, to a preview, or, on localhost, to nothing', () => {
  expect(siteUrl({ hostname: 'storybook.example' }, undefined)).toBe(site.url);
  expect(siteUrl({ hostname: 'localhost' }, undefined)).toBeUndefined();
  expect(siteUrl({ hostname: 'localhost' }, 'https://preview.example')).toBe('https://preview.example');
});
