/** Tests that the site's figures are consistent, and that each page says what they cover. */
import { expect, test } from 'vitest';
import { business } from '../../src/content/business.ts';
import { conferenceHome } from '../../src/content/conference/home.ts';
import { education } from '../../src/content/education.ts';
import { figures } from '../../src/content/figures/all.ts';
import { captionOf } from '../../src/content/figures/set.ts';
import { government } from '../../src/content/government.ts';
import { home } from '../../src/content/home.ts';
import { read } from './reader.ts';

/**
 * The pages that state figures of the business or of the conference. Episodes aren't included, because their figures
 * are about other people.
 */
const paths = [
  ...['/', '/training', '/case-studies', '/methodology', '/government-solutions', '/ai-business'],
  ...['/ai-education', '/why-data-matters', '/custom-development', '/about', '/contact', '/podcast'],
  ...[
    '',
    '/agenda',
    '/hackathon',
    '/tickets',
    '/merch',
    '/sponsors',
    '/partner',
    '/volunteer',
    '/community',
  ].map((name) => `/midwestcon${name}`),
];

const sets = Object.values(figures);
const all = sets.flatMap(({ items }) => Object.values<{ value: string; label: string }>(items));

/** A number with a symbol that makes it a claim: "500+", "45%", "3–5×", "$2.5B+", "24/7". */
const claim = /\$?\d[\d.,]*(?:–\d+)?(?:[KMB]\+?|[+%×x](?![a-z]))|\b\d+\/7\b/g;
const claimsIn = (text: string): string[] => text.match(claim) ?? [];

/**
 * Numbers that look like claims, but are rules: the volunteers' age, the group discount, and the number of tickets that
 * the discount requires.
 */
const rules = ['18+', '5+', '20%'];

/** Converts a figure such as "$2.5B+" to a number. */
function amount(value: string): number {
  const [, digits = '', unit = ''] = /(\d[\d.,]*)([KMB]?)/.exec(value) ?? [];
  return Number(digits.replaceAll(',', '')) * { '': 1, K: 1e3, M: 1e6, B: 1e9 }[unit]!;
}

/** The elements that contain sentences, as opposed to lists of figures. */
const prose = ['h1', 'h2', 'h3', 'p', 'li', 'td'];

test.each([
  ['/', 'The people who lead the work', figures.company],
  ['/', 'Real Results', figures.results],
  ['/government-solutions', 'Results in figures', figures.government],
  ['/government-solutions', 'Featured success story', figures.region],
  ['/ai-business', 'Results in figures', figures.business],
  ['/ai-education', 'Results in figures', figures.education],
  ['/custom-development', 'Custom development in figures', figures.builds],
])('%s, “%s” shows a set of figures, what each counts, and what they cover', async (path, name, set) => {
  const section = (await read(path)).main.section(name);
  section.mentions(captionOf(set));
  for (const { value, label, text = '' } of Object.values<{ value: string; label: string; text?: string }>(
    set.items,
  ))
    section.shows(value).mentions(label, text);
});

test('the conference’s figures are all from one year’s conference', async () => {
  const { main } = await read('/midwestcon');
  main.section('The conference in figures').mentions(captionOf(figures.conference));
  main.section('Human Code').mentions('Planned for MidwestCon 2026');
});

test.each(paths)('%s makes no numeric claim that isn’t in the list of figures', async (path) => {
  const known = [...all.flatMap(({ value }) => claimsIn(value)), ...rules];
  const { main } = await read(path);
  expect(claimsIn(main.text).filter((each) => !known.includes(each))).toEqual([]);
});

test.each<[string, string]>([
  ['organizations', figures.company.items.organizations.value],
  ['agencies', figures.government.items.agencies.value],
  ['workers', figures.government.items.workers.value],
  ['jobs', figures.region.items.jobs.value],
  ['counties', figures.region.items.counties.value],
  ['solutions', figures.builds.items.solutions.value],
  ['attendees', figures.conference.items.attendees.value],
  ['speakers', figures.conference.items.speakers.value],
  ['exhibitors', figures.conference.items.exhibitors.value],
  ['students and young professionals', figures.conference.items.students.value],
  ['industry professionals', figures.conference.items.professionals.value],
  ['workshops', figures.conference.items.workshops.value],
])('every page that counts %s says %s', async (counted, value) => {
  const number = new RegExp(`(\\$?\\d[\\d.,]*[KMB]?\\+?) (?:hands.on )?${counted}\\b`, 'gi');
  const said = [];
  for (const path of paths) {
    const { main } = await read(path);
    for (const sentence of prose.flatMap((element) => main.words(element)))
      for (const [, found] of sentence.matchAll(number)) said.push(found);
    for (const [label, figure] of main.figures)
      if (/\d/.test(figure) && new RegExp(`^(?:hands.on )?${counted}\\b`, 'i').test(label)) said.push(figure);
  }
  expect(said.length).toBeGreaterThan(0);
  expect([...new Set(said)]).toEqual([value]);
});

test.each([
  ['agencies are organizations', figures.government.items.agencies, figures.company.items.organizations],
  ['a region is part of the impact', figures.region.items.investment, figures.government.items.impact],
  ['a department saves less than a process', figures.results.items.cost, figures.business.items.cost],
])('the figure of a part is at most that of the whole: %s', (_, part, whole) => {
  expect(amount(part.value)).toBeLessThanOrEqual(amount(whole.value));
});

test('drawings show the number written next to them', () => {
  const stats = [government.stats, business.stats, education.stats].flatMap<{
    value: string;
    share?: number;
  }>(({ items }) => items);
  const drawn = [
    ...stats.flatMap(({ value, share }) => (share === undefined ? [] : [{ value, share }])),
    ...home.results.items.flatMap(({ value, dial }) =>
      'share' in dial ? [{ value, share: dial.share }] : [],
    ),
  ];
  expect(drawn.length).toBeGreaterThan(10);
  for (const { value, share } of drawn) {
    // Growth by 60% is drawn as one whole (the earlier value), and 60% of a second one.
    const whole = value.endsWith('%') && share > 1 ? 1 : 0;
    expect(share, value).toBe(
      value.endsWith('%') ? whole + amount(value) / 100 : value === '6-month' ? 6 / 12 : amount(value),
    );
  }
  for (const item of conferenceHome.humanCode.items)
    if ('value' in item) expect(item.value, item.figure).toBe(amount(item.figure));
});

test('the hours of a program are 10 to 30 whole sessions', () => {
  const { hours, session } = figures.training.items;
  const [least, most] = hours.value.split('–').map(amount);
  expect([least, most].map((each) => (each ?? 0) / amount(session.value))).toEqual([10, 30]);
});
