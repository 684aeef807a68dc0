import { expect, test } from 'vitest';
import { routeFor } from '../../src/shell/matching.ts';
import { fallbacks, pathsOf, routes } from '../../src/shell/routes.ts';

test('every route matches its own paths, with and without trailing slashes, and no path is in two routes', () => {
  for (const route of routes)
    for (const path of pathsOf(route)) {
      expect(routeFor(path)).toBe(route);
      expect(routeFor(`${path}//`)).toBe(route);
    }
  const paths = routes.flatMap(pathsOf);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set([...routes, ...fallbacks].map(({ id }) => id)).size).toBe(routes.length + fallbacks.length);
});

test.each([
  '/podcast/999',
  '/podcast/1/x',
  '/podcast/%00',
  '/podcast/1e0',
  '/podcast/Featured',
  `/podcast/${'9'.repeat(4000)}`,
])('%.40s is an episode that doesn’t exist', (path) => {
  expect(routeFor(path).id).toBe('episode-not-found');
});

test.each([
  '/About',
  '/PODCAST/1',
  '/podcasts',
  '/nothing/at/all',
  '/%E0%A4%A',
  '/midwestcon/Agenda',
  '',
  '//x',
])('%j is not found, or home', (path) => {
  expect(routeFor(path).id).toBe(path === '' ? 'home' : 'not-found');
});
