import { expect, test } from 'vitest';
import { fallbacks, routeFor, routes } from '../../src/shell/routes.ts';

test('every route answers its own path, with and without slashes at the end, and no path is given twice', () => {
  for (const route of routes) {
    expect(routeFor(route.path)).toBe(route);
    expect(routeFor(`${route.path}//`)).toBe(route);
  }
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  expect(new Set([...routes, ...fallbacks].map(({ id }) => id)).size).toBe(routes.length + fallbacks.length);
});

test.each([
  '/podcast/999',
  '/podcast/1/x',
  '/podcast/%00',
  '/podcast/1e0',
  '/podcast/Featured',
  `/podcast/${'9'.repeat(4000)}`,
])('%.40s is an episode that is not there', (path) => {
  expect(routeFor(path).id).toBe('episode-not-found');
});

test.each(['/About', '/podcasts', '/nothing/at/all', '/%E0%A4%A', '/midwestcon/Agenda', '', '//x'])(
  '%j is not found, or home',
  (path) => {
    expect(routeFor(path).id).toBe(path === '' ? 'home' : 'not-found');
  },
);
