import type { EpisodeVideoContent } from './EpisodeVideo.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'See the Whole Conversation',
  video: {
    src: '/stand-ins/video.html',
    title: 'Video: The ferry that learned to wait',
    poster: { src: '/art/covers/ep-2.svg', width: 600, height: 600, alt: '' },
    link: {
      prompt: 'The video loads from the video platform.',
      label: 'Watch this interview there',
      href: 'https://video.example/watch/ferry',
    },
    words: { loading: 'Loading the video', failed: 'The video didn’t load', load: 'Load the video' },
  },
} satisfies EpisodeVideoContent;
