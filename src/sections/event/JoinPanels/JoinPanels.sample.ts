import type { JoinPanelsContent } from './JoinPanels.tsx';

export const sample = {
  id: 'join',
  heading: 'Where we meet',
  items: [
    {
      title: 'Harbor radio',
      text: 'A channel for every pier, one for lost gloves, and one where nobody sells fish.',
      action: { label: 'Tune in to the channel', href: 'https://radio.example/harbor' },
      actionVariant: 'hero',
      band: 'strong',
      drawing: { src: '/art/scenes/conference-chat.svg', width: 420, height: 146 },
    },
    {
      title: 'Pilots’ letter exchange',
      text: 'Berths, tides worth waiting for and greetings between ports.',
      action: { label: 'Join the letter exchange', href: 'https://letters.example/pilots' },
      band: 'highlight',
      drawing: { src: '/art/scenes/conference-group.svg', width: 500, height: 500 },
    },
  ],
} satisfies JoinPanelsContent;
