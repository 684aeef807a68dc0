import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgendaHero } from './AgendaHero.tsx';
import { sample } from './AgendaHero.sample.ts';

/**
 * The first section of the agenda's page. The dial is drawn from the program's events. It is hidden from screen
 * readers, because the agenda below lists the same events.
 */
const meta = {
  title: 'Sections/Heroes/Agenda hero (banner, program)',
  id: 'heroes-agenda-hero',
  component: AgendaHero,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Opens the conference’s program, with its days drawn as one dial.',
      whenNot: 'Not without the Agenda below it, which lists what the dial shows.',
      access:
        'The dial and its caption are hidden from screen readers, because the Agenda below lists the same events.',
    },
  },
  args: sample,
} satisfies Meta<typeof AgendaHero>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = sample.items as [(typeof sample.items)[number], (typeof sample.items)[number]];
/** The dial, recognized by its `viewBox`. */
const dialOf = (canvasElement: HTMLElement) => canvasElement.querySelector('svg[viewBox^="-390"]');
const hours = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('text')].map((text) => text.textContent);

/**
 * Two days, each on half of the dial. Both halves show the same hours: from the earliest start of an event on either
 * day to the latest end. The last hour has no label, because the other day begins there.
 */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Agenda');
    await expect(canvas.getByText(sample.note.title)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hold a Seat' })).toBeVisible();
    const dial = dialOf(canvasElement)!;
    await expect(dial.closest('[aria-hidden]')).toHaveTextContent(sample.caption);
    await expect(dial.querySelectorAll('[stroke^="var(--category-"]')).toHaveLength(16);
    const day = ['8', '9', '10', '11', '12', '1', '2', '3', '4', '5'];
    await expect(hours(canvasElement)).toEqual([...day, ...day, 'Side events', 'Day 1', 'Day 2']);
  },
};

/**
 * If events have anchors, each event on the dial links to its row in the agenda. The Tab key skips these links, because
 * the agenda lists the same events.
 */
export const Anchored: Story = {
  name: 'With links to the rows',
  args: {
    items: [
      { ...first, events: first.events.map((event, index) => ({ ...event, id: `event-${String(index)}` })) },
    ],
  },
  play: async ({ canvasElement }) => {
    const wedges = [...canvasElement.querySelectorAll('svg a')];
    await expect(wedges.map((wedge) => wedge.getAttribute('href'))).toEqual(
      first.events.map((_, index) => `#event-${String(index)}`),
    );
    await expect(wedges.map((wedge) => wedge.querySelector('title')?.textContent)).toEqual(
      first.events.map(({ title }) => title),
    );
    await expect(new Set(wedges.map((wedge) => wedge.getAttribute('tabindex')))).toEqual(new Set(['-1']));
  },
};

/** A single day takes the whole dial. */
export const OneDay: Story = { tags: ['edge-case'], args: { items: [first] } };

/** Three days, each on a third of the dial. */
export const ThreeDays: Story = {
  tags: ['edge-case'],
  args: { items: [first, second, { ...first, title: 'Day 3', date: '2025-05-09' }] },
};

/** On phones, the dial is below the text and shows every other hour. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** Five days, one without events, and one with an event that ends on the next day. Long words, and no note. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Veranstaltungsprogramm',
    note: undefined,
    items: [
      first,
      second,
      { title: 'Community day', date: '2025-05-09', events: [] },
      {
        title: 'Night',
        date: '2025-05-10',
        events: [{ start: '20:00', end: '01:30', title: 'Lanterns', location: 'Locks', type: 'networking' }],
      },
      { ...second, title: 'Abschlussveranstaltung', date: '2025-05-11' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(hours(canvasElement).slice(0, 18)).toEqual([
      ...['8', '9', '10', '11', '12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
      '12',
      '1',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** No days yet, so no dial. */
export const NoDays: Story = {
  tags: ['edge-case'],
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(dialOf(canvasElement)).toBeNull();
  },
};
