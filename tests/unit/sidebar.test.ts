import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What Storybook's search looks at: each story's path in the sidebar and its name, in lower case. */
const entries = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    const title = /\btitle: '([^']+)',/.exec(text)?.[1] ?? '';
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return names.map((name) => `${title}/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`.toLowerCase());
  });

test.each([
  'testimonials',
  'TechCred',
  'conference navigation',
  'tickets',
  'logos',
  'roadmap',
  'FAQ',
  'speakers',
  'newsletter',
  'price levels',
])('who looks for %s finds it in the sidebar', (name) => {
  expect(entries.filter((entry) => entry.includes(name.toLowerCase()))).not.toEqual([]);
});
