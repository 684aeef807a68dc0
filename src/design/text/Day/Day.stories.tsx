import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Day } from './Day.tsx';

/** A written-out date that is also machine-readable. It is the same in every time zone and on the server. */
const meta = {
  title: 'Components/Text/Day',
  component: Day,
  args: { date: '2026-03-19' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Day>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <p style={{ fontSize: 'var(--size-h3)' }}>
        Recorded on <Story />
      </p>
    ),
  ],
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByText('March 19, 2026');
    await expect(day.tagName).toBe('TIME');
    await expect(day).toHaveAttribute('datetime', '2026-03-19');
  },
};

/** The first and the last day of a year, and a leap day, aren't shifted by a day. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <ul>
      {['2026-01-01', '2025-12-31', '2024-02-29'].map((date) => (
        <li key={date}>
          <Day date={date} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByRole('listitem');
    await expect(days.map((day) => day.textContent)).toEqual([
      'January 1, 2026',
      'December 31, 2025',
      'February 29, 2024',
    ]);
  },
};
