import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about } from '../../src/content/about.ts';
import { ticketPrice } from '../../src/content/conference/prices.ts';
import { footer } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';
import { wordsOf, type Failure } from '../acceptance/words.ts';

/** What a failing test on a page says of where its words stand. */
const told = (place: string, found: string[], rest: Partial<Failure> = {}): string[] =>
  wordsOf({ test: 'tests/acceptance/about.test.ts', places: [place], found, expected: [], ...rest });

/** The lines that it names, with their files. */
const lines = (places: string[]) =>
  places.map((place) => {
    const [file = '', line] = place.split(':');
    return { file, text: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] };
  });

const { panel } = about.story.tabs[0]!;

test('a failing text is found in the module of its page, at its line', () => {
  const [found] = lines(told('/about', [panel.heading]));
  expect(found?.file).toBe('src/content/about.ts');
  expect(found?.text).toContain('heading');
});

test('so are a price, a day and a link of the footer', () => {
  const price = ticketPrice.general;
  expect(lines(told('/midwestcon/tickets', [`$${price}`]))[0]?.text).toContain(String(price));
  const { from } = site.conference;
  expect(lines(told('/midwestcon', [from.replaceAll('-', '')]))[0]?.text).toContain(from);
  const link = footer.legal[0]!;
  expect(lines(told('/, footer', [`${link.label} → ${link.href}`]))[0]?.file).toBe(
    'src/content/navigation.ts',
  );
});

test('a count has no words: the module is named that most words of its place are from', () => {
  const around = panel.paragraphs.join(' ');
  expect(told('/about', [], { around })).toEqual(['src/content/about.ts']);
});

test('what is expected too has not changed', () => {
  const { heading } = panel;
  expect(told('/about', [heading], { expected: [`${heading} indeed`] })).not.toEqual(
    told('/about', [heading]),
  );
});

test('a word within a longer one is none of its words', () => {
  const found = lines(told('/why-data-matters', ['Harrowing']));
  expect(found.filter(({ text }) => text?.includes("'row'"))).toEqual([]);
});
