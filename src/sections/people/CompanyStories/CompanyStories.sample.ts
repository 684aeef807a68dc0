import type { StoryTab, CompanyStoriesContent } from './CompanyStories.tsx';

/* Sample content for stories and tests. */

export const workshop = {
  id: 'workshop',
  title: 'Lantern Yard',
  text: 'The workshop and the radio hour',
  drawing: { src: '/art/scenes/about-work.svg', width: 640, height: 400 },
  panel: {
    kind: 'story',
    heading: 'We mend what still turns',
    lead: 'A clock is seldom broken. One wheel waits for another, and the whole tower stands still.',
    body: [
      'We look for the wheel that waits. It is rarely the one that people point at, and it is rarely expensive.',
      'Then we teach the keeper to find the next one, so that nobody has to call us back for it.',
    ],
    quote: 'A good repair leaves nothing to admire.',
    lists: [
      {
        heading: 'What we do',
        items: ['Tower clocks', 'Locks and gates', 'Evening classes', 'Spare parts'],
      },
      { heading: 'Who calls us', items: ['Parishes', 'Schools', 'Two railways'] },
      { heading: 'On the radio', items: ['Keepers on their worst night', 'Founders of bells'] },
    ],
  },
} satisfies StoryTab;

export const fair = {
  id: 'fair',
  title: 'Harbor Fair',
  text: 'The fair',
  drawing: { src: '/art/scenes/about-conference.svg', width: 640, height: 400 },
  panel: {
    kind: 'event',
    heading: 'Two days of brass and fresh air',
    lead: 'The fair is for everyone who has ever taken something apart and kept the screws.',
    body: ['Bring a thing that has stopped. Leave with it going, or with a good reason why not.'],
    action: { label: 'Reserve a bench', href: '/fair/benches' },
    facts: [
      { label: 'When', value: 'May 3–4' },
      { label: 'Where', value: 'Ropewalk Quay' },
      { label: 'Theme', value: 'Small repairs in public places' },
    ],
    quote: 'Nobody leaves with clean hands.',
    lists: [
      { heading: 'What happens there', items: ['Open benches', 'A parts market', 'One long supper'] },
      { heading: 'Who comes', items: ['200 visitors', '30 menders'] },
      { heading: 'How to help', items: ['Lend a lathe', 'Pour the tea'] },
    ],
  },
} satisfies StoryTab;

export const keeper = {
  id: 'keeper',
  title: 'Odile Farrow',
  text: 'The keeper',
  media: { src: '/art/portraits/leaders/joana-breck.svg', width: 600, height: 600, alt: '' },
  panel: {
    kind: 'person',
    heading: 'Odile Farrow',
    role: 'Keeper and first apprentice',
    media: { src: '/art/portraits/leaders/joana-breck.svg', width: 600, height: 600, alt: '' },
    lead: 'She learned to tell the time from the inside of a clock.',
    body: ['Every apprentice spends the first week oiling with her. Most of them ask for a second.'],
    action: { label: 'Plan a Site Visit', dialog: 'booking', href: '/contact' },
    quote: 'Every rusty hinge has something to tell.',
    lists: [
      { heading: 'Education', items: ['Apprenticeship, tower clocks', 'Night school, metallurgy'] },
      { heading: 'Recognition', items: ['Silver pliers, 2022'] },
      { heading: 'Speaking events', items: ['Harbor winter talks, 2025', 'Bell founders’ week, 2024'] },
    ],
  },
} satisfies StoryTab;

export const sample = {
  heading: 'About',
  lead: 'We mend tower clocks, and teach their keepers to mend them without us.',
  actions: [{ label: 'Ring the workshop', href: '#ring' }],
  drawing: { src: '/art/scenes/compass.svg', width: 740, height: 446 },
  items: [workshop, fair, keeper],
} satisfies CompanyStoriesContent;
