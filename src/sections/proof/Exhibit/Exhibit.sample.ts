import type { ExhibitContent } from './Exhibit.tsx';

const items = [
  { title: 'It says where it read it', text: 'The page is one click away.' },
  { title: 'It says when it can’t', text: 'Then it names the person who can.' },
];

/** Sample content for stories and tests. */
export const sample = {
  heading: 'What the lock keeper’s helper answers',
  lead: 'A keeper asks in the evening; the helper reads the river board’s own papers.',
  exhibit: {
    kind: 'answer',
    title: 'Lock 7 helper',
    question: 'May a barge pass at night?',
    sentences: [
      { text: 'Yes, with two lamps.', source: 1 },
      { text: 'Not above mark six, where the upper gate stays shut.', source: 2 },
    ],
    sourcesLabel: 'Sources',
    sources: [
      { title: 'River rules', text: 'Page 12' },
      { title: 'Gate order', text: 'Spring 2026' },
    ],
    status: 'Written into the lock’s book.',
  },
  caption: 'An example with made-up papers.',
  items,
} satisfies ExhibitContent;

export const pages = {
  heading: 'House rules on two sheets',
  exhibit: {
    kind: 'pages',
    title: 'How we use the machines',
    subtitle: 'For everyone at the mill',
    pages: [
      [
        { title: 'Ask first.', text: 'The miller says which machine, and for what.' },
        { title: 'Say so.', text: 'Whoever used one writes it on the sack.' },
      ],
      [{ title: 'Stop it.', text: 'Anyone may pull the cord.' }],
    ],
    signatures: ['Miller', 'Mill council'],
  },
  caption: 'A sample.',
} satisfies ExhibitContent;

export const log = {
  band: 'tint',
  heading: 'What the helper was asked today',
  exhibit: {
    kind: 'log',
    title: 'Log of lock 7',
    day: 'May 4, 2026',
    columns: {
      time: 'Time',
      tool: 'Tool',
      request: 'Request',
      outcome: 'Outcome',
      reviewer: 'Checked by',
    },
    entries: [
      {
        time: '08:05',
        tool: 'Helper',
        request: 'Depth at the lower gate?',
        outcome: 'Nine feet, from the gauge',
        state: 'done',
        reviewer: 'Keeper',
      },
      {
        time: '09:30',
        tool: 'Letter writer',
        request: 'A notice about the night lamps',
        outcome: 'Changed, then posted',
        state: 'edited',
        reviewer: 'Clerk',
      },
      {
        time: '11:10',
        tool: 'Helper',
        request: 'Who pays for the broken oar?',
        outcome: 'Passed to the council',
        state: 'handed',
        reviewer: 'Council',
      },
    ],
  },
  items,
} satisfies ExhibitContent;

export const comparison = {
  band: 'tint',
  heading: 'The same question, twice',
  exhibit: {
    kind: 'comparison',
    question: 'How many sacks are in the loft?',
    before: {
      title: 'Before',
      items: [
        { label: 'Miller', value: '40 sacks' },
        { label: 'Clerk', value: '32 sacks', text: 'Counted in March' },
      ],
      answer: 'Forty, or thirty-two.',
    },
    after: {
      title: 'After',
      items: [{ label: 'Scale in the loft', value: '36 sacks', text: 'Weighed at noon' }],
      answer: 'Thirty-six, weighed at noon.',
    },
  },
  items,
} satisfies ExhibitContent;

export const timeline = {
  band: 'strong',
  heading: 'A bill of freight, before and after',
  exhibit: {
    kind: 'timeline',
    title: 'Freight bill for one barge',
    labels: { person: 'A person', tool: 'The tool', minutes: 'min' },
    before: {
      title: 'Before',
      value: '40 min',
      items: [
        { title: 'Weigh', minutes: 10 },
        { title: 'Look up the tariff', minutes: 20 },
        { title: 'Write', minutes: 10 },
      ],
    },
    after: {
      title: 'After',
      value: '12 min',
      items: [
        { title: 'Weigh', minutes: 10 },
        { title: 'Look up and write', minutes: 2, by: 'tool' },
      ],
    },
  },
} satisfies ExhibitContent;

export const session = {
  band: 'tint',
  heading: 'An evening in the granary',
  exhibit: {
    kind: 'session',
    title: 'First Grain, evening 2',
    subtitle: 'Eight people, one teacher',
    parts: [
      { time: '18:00', minutes: 30, title: 'Bring a letter', text: 'One that you write every month.' },
      { time: '18:30', minutes: 15, title: 'Bread' },
      { time: '18:45', minutes: 75, title: 'Write it together', text: 'Draft, check, correct.' },
    ],
  },
  items,
} satisfies ExhibitContent;

export const plan = {
  heading: 'The mill from above',
  exhibit: {
    kind: 'plan',
    drawing: { src: '/art/scenes/conference-plan.svg', width: 1200, height: 800 },
    places: [
      { x: 27.9, y: 67.5 },
      { x: 76.5, y: 30 },
    ],
  },
  caption: 'Not to scale.',
  items,
} satisfies ExhibitContent;

const long = 'Intergovernmentaltelecommunications';

/** Long words, no optional content, and a single log entry. */
export const stress = {
  heading: `What ${long} answer`,
  exhibit: {
    kind: 'log',
    title: `${long} and others`,
    day: 'Thursday',
    columns: { time: 'Time', tool: long, request: 'Request', outcome: 'Outcome', reviewer: 'Checked by' },
    entries: [
      {
        time: '23:59',
        tool: long,
        request: `${long} in the evening, at night and in the morning after`,
        outcome: `${long} replied to everyone who had asked`,
        state: 'handed',
        reviewer: long,
      },
    ],
  },
} satisfies ExhibitContent;
