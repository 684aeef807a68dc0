import { describe, expect, test } from 'vitest';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { linkedData, linkedDataText } from '../../scripts/linked-data/linked-data.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { site } from '../../src/content/site.ts';
import { routes } from '../../src/shell/routes.ts';

/** A JSON-LD node. */
type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node in a value: itself, and those nested in it. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

const meta = (path: string) =>
  pageMeta(path, { title: `A page | ${site.name}`, description: 'What it is about.' });
const graphs = routes
  .filter(({ gone }) => !gone)
  .map(({ path }) => ({ path, things: thingsIn(JSON.parse(linkedDataText(linkedData(path, meta(path))))) }));

/**
 * The properties that each type must have: those that search engines require or recommend, as far as the content can
 * provide them. Sources: Google Search Central's structured data and, for other types, schema.org's examples. For an
 * event, search engines also recommend performers, but an unpublished program has none.
 */
const properties: Readonly<Record<string, string[]>> = {
  Organization: ['name', 'url', 'logo', 'description', 'email', 'sameAs'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['name', 'url', 'isPartOf', 'primaryImageOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  PodcastSeries: ['name', 'description', 'url', 'image', 'webFeed', 'author'],
  PodcastEpisode: ['name', 'description', 'url', 'image', 'episodeNumber', 'partOfSeries', 'actor'],
  Person: ['name', 'jobTitle', 'worksFor'],
  Event: [
    ...['name', 'startDate', 'location', 'description', 'endDate', 'eventStatus', 'eventAttendanceMode'],
    ...['image', 'organizer', 'url'],
  ],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Offer: ['name', 'price', 'priceCurrency', 'availability', 'url'],
  Course: ['name', 'description', 'provider'],
  ItemList: ['itemListElement'],
  Service: ['name', 'description'],
};

/** Whether a node is a complete entry, as opposed to a reference or a part of an entry. */
const isWhole = (thing: Thing): boolean => typeof thing['@id'] === 'string' && thing['@type'] !== undefined;

const missing = (thing: Thing): string[] =>
  (properties[String(thing['@type'])] ?? []).filter(
    (name) =>
      [undefined, '', null].includes(thing[name] as undefined) ||
      (Array.isArray(thing[name]) && !thing[name].length),
  );

describe('linked data', () => {
  test('has the required and the recommended properties of each type', () => {
    const faults = graphs.flatMap(({ path, things }) =>
      things
        .filter((thing) => isWhole(thing) && !(thing['@type'] === 'Organization' && thing.logo === undefined))
        .flatMap((thing) =>
          missing(thing).map((name) => `${path}: ${String(thing['@type'])} has no ${name}`),
        ),
    );
    expect(faults).toEqual([]);
  });

  test('has these properties in its parts: questions, offers, places, breadcrumbs', () => {
    const parts = ['Question', 'Answer', 'Place', 'PostalAddress', 'ListItem'];
    const things = graphs.flatMap((graph) => graph.things);
    for (const kind of parts) {
      const found = things.filter((thing) => thing['@type'] === kind);
      expect(found.length, kind).toBeGreaterThan(0);
      expect(found.flatMap(missing), kind).toEqual([]);
    }
    const offers = things.filter((thing) => thing['@type'] === 'Offer' && thing.price !== undefined);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.flatMap(missing)).toEqual([]);
  });

  test.each([
    ['/', ['Organization', 'WebSite', 'FAQPage']],
    ['/podcast', ['PodcastSeries', 'BreadcrumbList']],
    [`/podcast/${episodes[0]?.id}`, ['PodcastEpisode', 'PodcastSeries', 'Person']],
    ['/training', ['Course', 'FAQPage']],
    ['/government-solutions', ['Service']],
    ['/ai-business', ['Service']],
    ['/ai-education', ['Service']],
    ['/custom-development', ['Service']],
    ['/about', ['Organization', 'Person']],
    ['/midwestcon', ['Event']],
    ['/midwestcon/tickets', ['Event', 'Offer']],
  ])('of %s describes %s', (path, kinds) => {
    const there = graphs.find((graph) => graph.path === path)?.things.map((thing) => thing['@type']);
    expect(there).toEqual(expect.arrayContaining(kinds));
  });

  test('refers only to what it defines: every @id is on the same page', () => {
    for (const { path, things } of graphs) {
      const told = new Set(things.filter(isWhole).map((thing) => thing['@id']));
      const named = things
        .filter((thing) => Object.keys(thing).join() === '@id')
        .map((thing) => thing['@id']);
      expect(named.length).toBeGreaterThan(0);
      for (const id of named) expect(told, `${path}: ${String(id)}`).toContain(id);
    }
  });

  test('the breadcrumbs of a page start at home and end at the page', () => {
    for (const { path, things } of graphs.filter((graph) => graph.path !== '/')) {
      const way = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as Thing[];
      expect(way.map(({ position }) => position)).toEqual(way.map((_, at) => at + 1));
      expect(way[0]?.item).toBe(`${site.url}/`);
      expect(way.at(-1)?.item).toBe(site.url + path);
    }
  });

  test('no text in it can end its script element', () => {
    const text = linkedDataText(linkedData('/', { ...meta('/'), title: '</script><script>alert(1)' }));
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { '@graph': Thing[] })['@graph'][0]?.name).toBe('</script><script>alert(1)');
  });
});
