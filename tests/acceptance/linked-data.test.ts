import { describe, expect, test } from 'vitest';
import { visibleText } from '../../scripts/site-text.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { source } from './reader.ts';

/**
 * Matches the keys of linked data whose values don't have to be on the page, such as URLs and schema.org constants.
 */
const technical =
  /^(@.*|url|item|image|logo|sameAs|webFeed|inLanguage|position|eventStatus|availability|eventAttendanceMode|priceCurrency|addressCountry)$/;

/** The strings and numbers in linked data, except the values of `technical` keys. */
function valuesIn(value: unknown, name = ''): string[] {
  if (technical.test(name) && typeof value !== 'object') return [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((each) => valuesIn(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    technical.test(key) && key !== '@graph' ? [] : valuesIn(each, key),
  );
}

/** Finds the dates and other numbers in a string. */
const figures = (text: string): string[] => text.match(/\d{4}-\d\d-\d\d|\d+(?:[.,]\d+)*/g) ?? [];

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Whether a page states a figure. A date can be part of a range, such as "September 10–11, 2026". */
function says(text: string, figure: string): boolean {
  const [, year = '', month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(figure) ?? [];
  if (year === '') return figures(text).includes(figure);
  return new RegExp(`${months[Number(month) - 1]} (?:\\d+–)?${Number(day)}(?:–\\d+)?, ${year}`).test(text);
}

const pages = routes.filter(({ gone }) => !gone).flatMap(pathsOf);

describe('linked data', () => {
  test.each(pages)('%s: every figure is also on the page', (path) => {
    const html = source(path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks).toHaveLength(1);
    const text = visibleText(html);
    const told = valuesIn(JSON.parse(blocks[0]?.[1] ?? '')).flatMap(figures);
    expect(told.filter((figure) => !says(text, figure))).toEqual([]);
  });

  test('includes the tickets’ prices and the conference’s dates', () => {
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(source('/midwestcon/tickets')) ?? [];
    const told = (pattern: RegExp): string[] => [...data.matchAll(pattern)].map(([, value = '']) => value);
    expect(told(/"price":([\d.]+),"priceCurrency":"USD"/g).map((price) => `$${price}`)).toEqual([
      ...['$99', '$149', '$299', '$49'],
    ]);
    expect(told(/"(?:start|end)Date":"([^"]+)"/g)).toEqual(['2026-09-10', '2026-09-11']);
    expect(told(/"address(?:Locality|Region|Country)":"([^"]+)"/g)).toEqual(['Cincinnati', 'Ohio', 'US']);
  });
});
