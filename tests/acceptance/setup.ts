/** Adds to every failure message the page that was read, and the line to update if the content is right. */
import { relative } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { lookedAt } from './reader.ts';

// Reset once per file, because what a file reads before its first test applies to all of its tests.
lookedAt.pages = [];
let before: string[] | undefined;

beforeEach(() => {
  before ??= lookedAt.pages;
  lookedAt.pages = before;
  lookedAt.part = undefined;
});

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    const test = relative('.', task.file.filepath);
    const line = new RegExp(`${test}:(\\d+)`).exec(error.stack ?? '')?.[1];
    const places = lookedAt.part ? [lookedAt.part.place] : [...new Set(lookedAt.pages)];
    const on = places.length > 0 ? `\n  on ${places.join(' or ')}` : '';
    const message = `${error.message}${on}\n  If the content is right, update ${test}${line ? `:${line}` : ''}.`;
    error.stack = error.stack?.replace(error.message, () => message);
    error.message = message;
  }
});
