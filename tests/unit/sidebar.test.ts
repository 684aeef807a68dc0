import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The text that Storybook's search matches: each story's path in the sidebar and its name, in lowercase. */
const entries = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    const title = /\btitle: '([^']+)',/.exec(text)?.[1] ?? '';
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return names.map((name) => `${title}/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`.toLowerCase());
  });

test.each([
  'hero',
  'pillar selector',
  'ARC framework',
  'ticket grid',
  'roadmap',
  'customer logos',
  'prices',
  'quote',
  'testimonials',
  'TechCred',
  'conference navigation',
  'FAQ',
  'speakers',
  'newsletter',
  'price levels',
  'landing page',
  'dark mode',
])('the sidebar’s search finds %s', (name) => {
  expect(entries.filter((entry) => entry.includes(name.toLowerCase()))).not.toEqual([]);
});

test.each(['spacing', 'contrast', 'colours', 'type scale', 'icons', 'illustrations'])(
  'the sidebar’s search finds %s among the foundations',
  (name) => {
    const titles = readdirSync('.storybook/foundations')
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(`.storybook/foundations/${file}`, 'utf8').toLowerCase());
    expect(titles.filter((text) => new RegExp(`title: '[^']*${name}`).test(text))).not.toEqual([]);
  },
);

test('each story states its own tags, because Storybook reads them without running the file', () => {
  const hidden: string[] = [];
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.stories.tsx')) continue;
    const [, ...declarations] = readFileSync(`src/${file}`, 'utf8').split(/^(?=(?:export )?const )/m);
    const hasTags = new Map(
      declarations.map((text) => [/^(?:export )?const (\w+)/.exec(text)?.[1] ?? '', /\btags: /.test(text)]),
    );
    for (const text of declarations) {
      const name = /^export const (\w+)/.exec(text)?.[1];
      const inherits = [...text.matchAll(/(?:\.\.\.|= )(\w+)\b/g)].some(([, other = '']) =>
        hasTags.get(other),
      );
      if (name && inherits && !hasTags.get(name)) hidden.push(`${file}: ${name}`);
    }
  }
  expect(hidden).toEqual([]);
});
