import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from '../../scripts/class-names.ts';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => path.resolve('src', file));
const button = path.resolve('src/design/theme/Button.module.css');

test('every class and animation of every stylesheet has a short name of its own', () => {
  const names = modules.flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const local = new Set([...css.matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi)].map(([, name = '']) => name));
    return [...local].map((name) => shortClassName(name, file, css));
  });
  expect(modules.length).toBeGreaterThan(50);
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-z]{2}[\da-z]{1,2}$/);
});

test('a name is told by its place, and by nothing else in the stylesheet', () => {
  const css = '.a { gap: .5rem; animation: turn 1s } .b, .a > .c-d {} @keyframes turn {}';
  const short = ['a', 'b', 'c-d', 'turn'].map((name) => shortClassName(name, button, css));
  expect(short.map((name) => name.slice(2))).toEqual(['0', '1', '2', '3']);
});

test('what a stylesheet does not have, and a stylesheet that is none of ours, has none', () => {
  expect(() => shortClassName('b', button, '.a {}')).toThrow('No short name for b');
  expect(() => shortClassName('a', '/elsewhere.module.css', '.a {}')).toThrow('No short name for a');
});
