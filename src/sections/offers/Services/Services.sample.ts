import type { Service, ServicesContent } from './Services.tsx';

/** Sample content for stories and tests: a harbor authority's services. */
export const services = [
  {
    glyph: 'people',
    title: 'Crew training',
    text: 'Courses by watch and by role, from the night desk to the harbor master.',
    offerings: ['Safe first use', 'Courses by role', 'Train the trainer', 'Grant paperwork'],
  },
  {
    glyph: 'roadmap',
    title: 'Berth planning',
    text: 'A plan for the season: who does what, and before which tide.',
    offerings: ['Tide windows', 'Crane hours', 'Three-year outlook', 'Budget and dues'],
  },
  {
    glyph: 'policy',
    title: 'Rules and review',
    text: 'Rules short enough to hang beside the crane.',
    offerings: ['House rules', 'Impact review', 'Register of models', 'Public notices'],
  },
  {
    glyph: 'counter',
    title: 'Visitor desk',
    text: 'Moorings, passes and questions answered before the next bell, by somebody with a name.',
    offerings: ['Form checking', 'Plain answers', 'Translation and captions', 'Status by text'],
  },
  {
    glyph: 'rows',
    title: 'Records repaired',
    text: 'Logs gathered from every wheelhouse and put in one order.',
    offerings: ['Inventory', 'Repair', 'Sharing agreements', 'Retention and deletion'],
  },
  {
    glyph: 'loop',
    title: 'Workflows of your own',
    text: 'Assistants built inside your own cloud.',
    offerings: ['Drafting', 'Redaction hints', 'Permit queues', 'Links to the tide service'],
  },
] satisfies Service[];

/** Two more services, for eight in all. */
export const moreServices = [
  {
    glyph: 'forecast',
    title: 'Forecasts',
    text: 'Traffic and staffing, and how far off we were last year.',
    offerings: ['Weekly outlook', 'Storm days'],
  },
  {
    glyph: 'meter',
    title: 'Night watch',
    text: 'Someone answers at three in the morning.',
    offerings: ['Calls', 'Repairs'],
  },
] satisfies Service[];

export const sample = {
  heading: 'What we do for harbors',
  lead: 'Six services. For each there is somebody to ask, and a book to look it up in.',
  items: services,
  offeringsLabel: 'Includes',
} satisfies ServicesContent;
