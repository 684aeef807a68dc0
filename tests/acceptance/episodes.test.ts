import { expect, test } from 'vitest';
import { categories } from '../../src/content/episodes/categories.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';

test('there are twenty episodes and no empty category, and one category has a single episode', () => {
  expect(episodes).toHaveLength(20);
  const counts = categories.map(
    (category) => episodes.filter((episode) => episode.categories.includes(category)).length,
  );
  expect(Math.min(...counts)).toBe(1);
});

test('some episodes are complete, one has only a summary, and each optional field is missing somewhere', () => {
  const all = episodeFiles.map(({ episode }) => episode);
  const keys = [
    'inspiringQuote',
    'guestBio',
    'storyHook',
    'questionsAsked',
    'whatYouLearn',
    'showNotes',
  ] as const;
  const complete = all.filter((episode) => keys.every((key) => episode[key] !== undefined));
  expect(complete.length).toBeGreaterThanOrEqual(10);
  expect(all.some((episode) => keys.every((key) => episode[key] === undefined))).toBe(true);
  for (const key of keys)
    expect(all.filter((episode) => episode[key] === undefined).length).toBeGreaterThanOrEqual(3);
  expect(all.some(({ date }) => date === undefined)).toBe(true);
});
