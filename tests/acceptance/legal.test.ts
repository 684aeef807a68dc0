import { expect, test } from 'vitest';
import { read } from './reader.ts';

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/code-of-conduct', 'Code of Conduct'],
])('%s consists of sections', async (path, name) => {
  const { main, title } = await read(path);
  expect(title).toMatch(new RegExp(`^${name} \\|`));
  expect(main.headings(1)).toEqual([name]);
  expect(main.attributes('time', 'datetime')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  const parts = main.attributes('h2', 'id').length;
  expect(main.headings(2).filter((heading) => heading !== 'On this page').length).toBeGreaterThanOrEqual(5);
  expect(parts).toBeGreaterThanOrEqual(5);
  const contents = main.links.filter(({ href }) => href.startsWith(`${path}#`));
  expect(contents.map(({ name }) => name)).toEqual(
    main.headings(2).filter((heading) => heading !== 'On this page'),
  );
  main.leads('hello@arcwright.example', 'mailto:hello@arcwright.example');
});

test('the privacy policy names every host that pages can contact', async () => {
  (await read('/privacy')).main.mentions(
    'open.spotify.com',
    'www.youtube-nocookie.com',
    'forms.example',
    'book.example',
    'videos.example',
  );
});

test('the terms state the last day for refunds', async () => {
  (await read('/terms')).main
    .mentions('Until August 27, 2026, 14 days before the event')
    .leads('Code of Conduct', '/code-of-conduct');
});
