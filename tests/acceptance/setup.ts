/** Every failure ends with what it asks for: the page, where its words stand in the content, and the line to update. */
import { relative } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { lookedAt } from './reader.ts';
import { wordsOf } from './words.ts';

// Once a file: what it reads before its first test belongs to all of them.
lookedAt.pages = [];
let before: string[] | undefined;

beforeEach(() => {
  before ??= lookedAt.pages;
  lookedAt.pages = before;
  lookedAt.part = undefined;
});

/** The texts of a value as a failure shows it. */
const textsIn = (value: unknown): string[] => {
  const shown = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  const quoted = [...shown.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, text = '']) =>
    text.replaceAll(/\\(.)/g, '$1'),
  );
  return quoted.length > 0 ? quoted : [shown];
};

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    const test = relative('.', task.file.filepath);
    const line = new RegExp(`${test}:(\\d+)`).exec(error.stack ?? '')?.[1];
    const expected = textsIn(error.expected);
    const found = textsIn(error.actual).filter((text) => !expected.includes(text));
    const { part } = lookedAt;
    const places = part ? [part.place] : [...new Set(lookedAt.pages)];
    const told = [
      ...(places.length > 0 ? [`on      ${places.join(' or ')}`] : []),
      `from    ${wordsOf({ test, places, found, expected, around: part?.text }).join(', ')}`,
      `Where the content is right, update ${test}${line ? `:${line}` : ''}.`,
    ];
    const message = `${error.message}\n  ${told.join('\n  ')}`;
    error.stack = error.stack?.replace(error.message, () => message);
    error.message = message;
  }
});
