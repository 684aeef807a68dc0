import { episodeData } from '../data.ts';

export const episode = episodeData(10, {});
