import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/design/layout/Section/Section.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const old = () => renderToStaticMarkup(<Section space="section" label="Hours" />);

test('a deprecated value works as its replacement, without a warning in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(old()).toBe(renderToStaticMarkup(<Section space="story" label="Hours" />));
  expect(warn).not.toHaveBeenCalled();
});

test('in development it warns once, and says what to use instead', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  old();
  old();
  expect(warn.mock.calls).toEqual([['Section: instead of space="section", write space="story".']]);
});
