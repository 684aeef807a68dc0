import { expect, test } from 'vitest';
import { nearestPages } from '../../src/content/nearest.ts';

test.each([
  ['/Podcast', ['/podcast']],
  ['//podcast', ['/podcast']],
  ['/podcast.', ['/podcast']],
  ['/podcast/2),', ['/podcast/2']],
  ['/training.html', ['/training']],
  ['/midwestcon/tickets/index.html', ['/midwestcon/tickets']],
  ['/About/', ['/about']],
])('%s suggests exactly the page that it names, ignoring case, punctuation and extensions', (path, pages) => {
  expect(nearestPages(path).map(({ href }) => href)).toEqual(pages);
});

test.each([
  ['/podcst', '/podcast'],
  ['/methodolgy', '/methodology'],
  ['/case-study', '/case-studies'],
  ['/tickets', '/midwestcon/tickets'],
  ['/midwestcon/hackaton', '/midwestcon/hackathon'],
  ['/podcast/23', '/podcast'],
])('%s suggests %s first', (path, page) => {
  const found = nearestPages(path);
  expect(found[0]?.href).toBe(page);
  expect(found.length).toBeLessThanOrEqual(3);
  for (const { label } of found) expect(label).not.toBe('');
});

test.each(['/no/such/page-at-all', '/', '', '/%E0%A4%A', `/${'x'.repeat(5000)}`, '/<script>'])(
  '%s suggests no page',
  (path) => {
    expect(nearestPages(path)).toEqual([]);
  },
);
