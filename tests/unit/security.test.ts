import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { otherOrigin } from '../../src/shell/security.ts';

test('an address of another host is named in the policy by its origin', () => {
  expect(otherOrigin('https://videos.example/a/film.mp4')).toEqual(['https://videos.example']);
});

test.each(['/film.mp4', 'film.mp4', `${site.url}/film.mp4`])('%s is the site’s own', (address) => {
  expect(otherOrigin(address)).toEqual([]);
});
