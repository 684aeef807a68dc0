import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { german } from '../../../design/text/Messages/Messages.sample.ts';
import { DesignProvider } from '../../../design/theme/DesignProvider.tsx';
import { Agenda, type AgendaEvent } from './Agenda.tsx';
import { days, sample } from './Agenda.sample.ts';

/**
 * The filter works even before scripts have loaded, and without JavaScript. On the site, it sticks below the header, so
 * the stories leave space for the header.
 */
const meta = {
  title: 'Sections/Event/Agenda (conference program, schedule, timetable)',
  id: 'event-agenda',
  component: Agenda,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows the whole program of a conference, all days and tracks, with a filter by type.',
      whenNot: 'Not for a single day at a glance, or for opening hours: Day schedule is a simpler table.',
      access:
        'The filter is a named group of radio buttons: Tab reaches it, arrow keys choose. Screen readers announce how many events remain after each choice. Times are machine-readable.',
    },
  },
  args: sample,
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'var(--bar-height)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Agenda>;

export default meta;
type Story = StoryObj<typeof meta>;

const titlesOf = (type?: AgendaEvent['type']): string[] =>
  days
    .flatMap(({ events }) => events)
    .filter((event) => type === undefined || event.type === type)
    .map(({ title }) => title);

/** Titles of the visible events, in order. */
const titles = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

/** Each day is a `<section>` with an ordered list. Each event has a time, a title, a place and a type. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('region', { name: 'Day 1' });
    await expect(within(day).getByRole('heading', { level: 2 })).toHaveTextContent('Day 1');
    await expect(within(day).getByText('May 7, 2025')).toHaveAttribute('datetime', '2025-05-07');
    const [first] = within(day).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^8:00–8:45 am\s*Badges and tea\s*Foyer\s*General$/);
    await expect(titles(canvasElement)).toEqual(titlesOf());

    const filter = within(canvas.getByRole('group', { name: 'Only see what is' }));
    await expect(filter.getAllByRole('radio')).toHaveLength(6);
    await expect(filter.getByRole('radio', { name: 'All 16' })).toBeChecked();
    await expect(filter.getByRole('radio', { name: 'Keynote 3' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/**
 * By keyboard: choosing a type hides the events of all other types and announces how many events remain. Choosing
 * “All” shows the hidden events again.
 */
export const Filtering: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All 16' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Keynote 3' })).toBeChecked();
    await expect(titles(canvasElement)).toEqual(titlesOf('keynote'));
    await expect(status).toHaveTextContent('3 events, Keynote');

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'All 16' })).toBeChecked();
    await expect(titles(canvasElement)).toEqual(titlesOf());
    await expect(status).toHaveTextContent('16 events, All');
  },
};

const lines = (canvasElement: HTMLElement): HTMLElement[] =>
  within(canvasElement)
    .getAllByText(sample.empty)
    .filter((line) => line.checkVisibility());

/** A day without events of the chosen type shows a note instead. */
export const DayLeftEmpty: Story = {
  tags: ['interaction'],
  args: {
    items: [days[0]!, { ...days[1]!, events: days[1]!.events.filter(({ type }) => type !== 'panel') }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(lines(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: 'Panel 2' }));
    const second = canvas.getByRole('region', { name: 'Day 2' });
    await expect(lines(canvasElement)).toHaveLength(1);
    await expect(lines(second)).toHaveLength(1);
    await expect(within(second).queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: 'Workshop 3' }));
    await expect(lines(canvasElement)).toHaveLength(0);
  },
};

/**
 * If a visitor chooses a type before scripts have loaded, the filter applies immediately and the type stays chosen.
 * Screen readers announce the result once scripts have loaded.
 */
export const ChosenEarly: Story = {
  tags: ['interaction'],
  render: () => <div data-testid="host" />,
  play: async ({ canvasElement }) => {
    const host = within(canvasElement).getByTestId('host');
    const agenda = (
      <DesignProvider messages={german} getRootElement={() => undefined} toasts={false}>
        <Agenda {...sample} />
      </DesignProvider>
    );
    host.innerHTML = renderToString(agenda);
    await userEvent.click(within(host).getByRole('radio', { name: 'Workshop 3' }));
    await expect(titles(host)).toEqual(titlesOf('workshop'));
    await expect(within(host).getByRole('status')).toBeEmptyDOMElement();

    const root = hydrateRoot(host, agenda);
    await waitFor(() => expect(within(host).getByRole('status')).toHaveTextContent('3 events, Workshop'));
    await expect(within(host).getByRole('radio', { name: 'Workshop 3' })).toBeChecked();
    await expect(titles(host)).toEqual(titlesOf('workshop'));
    root.unmount();
  },
};

/** In wide windows, the filter sticks below the site header. */
export const Sticky: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement).getByRole('group');
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 24;
    window.scrollTo({ top: 700, behavior: 'instant' });
    const { top, bottom } = filter.getBoundingClientRect();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(top).toBeGreaterThanOrEqual(bar - 1);
    await expect(bottom).toBeLessThan(bar + 100);
  },
};

/**
 * On narrow touch screens, the filter's choices extend past the edge of the page and can be swiped. With a mouse, which
 * can't swipe, they wrap. The page never scrolls sideways.
 */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    if (matchMedia('(pointer: fine)').matches)
      for (const choice of canvas.getAllByRole('radio'))
        await expect(choice.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    else {
      const filter = canvas.getByRole('group');
      await expect(filter.scrollWidth).toBeGreaterThan(filter.clientWidth);
    }
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** A day with one event, an empty day, and very long words. */
export const Stress: Story = {
  tags: ['interaction'],
  args: {
    items: [
      {
        title: 'Vorbereitungsversammlung',
        date: '2025-12-31',
        events: [
          {
            start: '22:00',
            end: '00:30',
            title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenversicherung',
            location: 'Veranstaltungstechnikzentralverwaltungsgebäude, third floor',
            type: 'keynote',
          },
        ],
      },
      { title: 'Day off', date: '2026-01-01', events: [] },
      days[0]!,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(lines(canvasElement)).toHaveLength(1);
    await expect(lines(canvas.getByRole('region', { name: 'Day off' }))).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'General 1' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 event, General');
    await expect(lines(canvasElement)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'All 9' }));
  },
};
