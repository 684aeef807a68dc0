import type { EpisodeStory } from '../types.ts';

export const story = {} satisfies EpisodeStory;
