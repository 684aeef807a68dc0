import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { isImportable, readSiteMap } from '../../scripts/room/site-map.ts';
import { contentSchemas } from '../../scripts/schemas.ts';
import { episodePage } from '../../src/content/episodes/page.ts';
import type { EpisodePageContent } from '../../src/content/episodes/data.ts';
import { home } from '../../src/content/home.ts';
import { takenDownEpisode } from '../../src/content/missing.ts';
import { podcastListing } from '../../src/content/podcast/listing.ts';
import type { ListingItem } from '../../src/content/podcast/pages.ts';

/*
 * Content is plain data: it could also be JSON, or come from a content management system. Functions that choose or
 * build content are separate exports.
 */

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/**/*.ts', '!../../src/content/**/*.test.ts', '!../../src/content/generated/**'],
  { eager: true },
);

const values = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => [`${file.replace('../../', '')} ${name}`, value] as const),
);

test.each(values)('%s survives JSON', (_, value) => {
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

const ajv = new Ajv({ allErrors: true, strictTypes: false });
const validators = Object.fromEntries(
  Object.entries(contentSchemas()).map(([section, schema]) => [section, ajv.compile(schema)]),
);

/** The errors in content, according to its section's schema. Each line has the path and the message. */
function faults(section: string, content: unknown): string[] {
  const validate = validators[section] as ValidateFunction;
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`.trim());
}

/** The part of `root` at a path, written as in the code of a page: `home.hero`. */
const partOf = (root: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);

const data = <T>(files: Record<string, { default: T }>): T[] =>
  Object.values(files).map((file) => file.default);
const listings = data(
  import.meta.glob<{ default: ListingItem }>('../../src/content/generated/listing/[0-9]*.json', {
    eager: true,
  }),
);
const episodes = data(
  import.meta.glob<{ default: EpisodePageContent }>('../../src/content/generated/episodes/*.json', {
    eager: true,
  }),
);

/** All content that pages build from data (listings and episodes), keyed by the page's file. */
const built: Record<string, { page: unknown }[]> = {
  'src/pages/EpisodesPage.tsx': listings.map(({ listing }) => ({ page: podcastListing(listing) })),
  'src/pages/EpisodePage.tsx': episodes.flatMap(({ episode }) =>
    episode ? { page: episodePage(episode) } : [],
  ),
};

/**
 * Every piece of content that a page passes to a section, with the name of that section and the path of the content.
 */
const given = readSiteMap().pages.flatMap(({ parts }) =>
  parts.flatMap((part) => {
    const roots = isImportable(part) ? [modules[`../../${part.file}`]] : (built[part.file] ?? []);
    return roots.map((root) => ({ ...part, value: partOf(root, part.content) }));
  }),
);

describe('the schemas of content', () => {
  test('exist for every section', () => {
    const sections = Object.keys(import.meta.glob('../../src/sections/*/*/*.module.css'));
    const ids = sections.map((file) => file.split('/').slice(-3, -1).join('/'));
    expect(Object.keys(validators).toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(new Set(given.map(({ section }) => section))).toEqual(new Set(ids));
  });

  test('accept all content', () => {
    const wrong = given
      .filter(({ value }) => value !== undefined)
      .flatMap(({ section, content, file, value }) =>
        faults(section, value).map((fault) => `${file} ${content} (${section}): ${fault}`),
      );
    expect(wrong).toEqual([]);
    expect(faults('frame/NotFound', takenDownEpisode({ number: 'EP. 1' }).page)).toEqual([]);
  });

  const { partners } = home;
  const [first, ...others] = partners.industries;

  test.each<[string, object, string]>([
    [
      'a wrong icon',
      { ...partners, industries: [{ ...first, icon: 'heart' }, ...others] },
      '/industries/0/icon must be equal to one of the allowed values',
    ],
    ['a missing key', { ...partners, items: undefined }, "must have required property 'items'"],
    ['an unknown key', { ...partners, onClick: 'print()' }, 'must NOT have additional properties'],
    ['a function', { ...partners, label: () => partners.label }, '/label must be string'],
    [
      'text that is too long',
      { ...partners, label: 'x'.repeat(16) },
      '/label must NOT have more than 15 characters',
    ],
  ])('find %s', (_, content, fault) => {
    expect(faults('proof/Logos', partners)).toEqual([]);
    expect(faults('proof/Logos', content)).toEqual([fault]);
  });
});
