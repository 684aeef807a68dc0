import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Time, TimeRange } from './TimeRange.tsx';

/**
 * Written-out times of day that are also machine-readable. They have no time zone, so server and browser render the
 * same text.
 */
const meta = {
  title: 'Components/Text/TimeRange',
  component: TimeRange,
  args: { start: '08:00', end: '09:00' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TimeRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const rangeIn = (canvasElement: HTMLElement) => canvasElement.querySelector('time')!.parentElement;

/** "am" appears once, at the end. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(rangeIn(canvasElement)).toHaveTextContent(/^8:00–9:00 am$/);
    const times = [...canvasElement.querySelectorAll('time')];
    await expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['08:00', '09:00']);
  },
};

/** Across noon, both "am" and "pm" appear. */
export const OverNoon: Story = {
  args: { start: '11:15', end: '12:00' },
  play: async ({ canvasElement }) => {
    await expect(rangeIn(canvasElement)).toHaveTextContent(/^11:15 am–12:00 pm$/);
  },
};

/** A single time, with the component `Time`. */
export const SingleTime: Story = {
  render: () => <Time time="15:30" />,
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('3:30 pm');
    await expect(time.tagName).toBe('TIME');
    await expect(time).toHaveAttribute('datetime', '15:30');
  },
};

/** Midnight, noon, and the minutes around them; a range that ends on the next day. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <ul>
      {['00:00', '00:05', '11:59', '12:00', '12:59', '23:59'].map((time) => (
        <li key={time}>
          <Time time={time} />
        </li>
      ))}
      <li>
        <TimeRange start="22:00" end="00:00" />
      </li>
      <li>
        <TimeRange start="12:00" end="13:00" />
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      '12:00 am',
      '12:05 am',
      '11:59 am',
      '12:00 pm',
      '12:59 pm',
      '11:59 pm',
      '10:00 pm–12:00 am',
      '12:00–1:00 pm',
    ]);
  },
};
