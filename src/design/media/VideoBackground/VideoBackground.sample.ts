import type { VideoSource } from './VideoBackground.tsx';
import type { DrawingContent } from '../../shapes/shapes.ts';

/** Two seconds of moving color, for Storybook only. */
export const sampleVideo: VideoSource = { src: '/stand-ins/film.webm', type: 'video/webm' };

/** A film whose file doesn't exist, so that it fails to load. */
export const missingVideo: VideoSource = { src: '/no-such-film.webm', type: 'video/webm' };

export const samplePoster: DrawingContent = { src: '/art/scenes/hero.svg', width: 1440, height: 860 };
