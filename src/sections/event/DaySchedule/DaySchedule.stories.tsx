import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DaySchedule } from './DaySchedule.tsx';
import { sample } from './DaySchedule.sample.ts';

/** Short programs with a time and a line per event. For rooms, types and a filter, use Agenda. */
const meta = {
  title: 'Sections/Event/Day schedule (timetable)',
  id: 'event-day-schedule',
  component: DaySchedule,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows a simple schedule, such as a hackathon’s, in one table per day.',
      whenNot: 'Not for parallel tracks, speakers or rooms: Agenda has those, and a filter.',
      access: 'Each day is a table with the day as its caption. Only screen readers get the column headings.',
    },
  },
  args: sample,
} satisfies Meta<typeof DaySchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is one table per day, named after the day. Each event is the header of its row. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    const table = within(canvas.getByRole('table', { name: 'Saturday, May 9' }));
    await expect(table.getByRole('heading', { level: 3 })).toHaveTextContent('Saturday, May 9');
    await expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Time',
      'Event',
    ]);
    await expect(table.getAllByRole('rowheader')).toHaveLength(5);
    const row = table.getByRole('row', { name: '4:00 pm A stranger tries what you have so far' });
    await expect(within(row).getByText('4:00 pm')).toHaveAttribute('datetime', '16:00');
  },
};

/** On phones, the days are one below the other. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** One day only. */
export const OneDay: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** Three days, very long words, and an empty day. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Veranstaltungsprogramm',
    items: [
      ...sample.items,
      {
        title: 'Veranstaltungsvorbereitungstag',
        events: [{ time: '23:30', title: 'Donaudampfschifffahrtsgesellschaftskapitänsversammlung' }],
      },
      { title: 'Later', events: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const tables = within(canvasElement).getAllByRole('table');
    await expect(tables).toHaveLength(3);
    for (const table of tables)
      await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  },
};
