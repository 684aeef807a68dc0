import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timestamp } from './Timestamp.tsx';

/** A moment in a recording. It is a link if there is a recording to open at that moment. */
const meta = {
  title: 'Components/Text/Timestamp',
  component: Timestamp,
  args: {
    timestamp: '1:02:05',
    recording: { href: 'https://video.example/watch?v=lantern', label: 'Watch from' },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Timestamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Watch from 1:02:05/ });
    await expect(link).toHaveAttribute('href', 'https://video.example/watch?v=lantern&t=3725');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** Without a recording the timestamp is plain text. */
export const NoRecording: Story = {
  tags: ['edge-case'],
  args: { recording: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', 'PT3725S');
  },
};

/** A timestamp that can't be parsed as a time is plain text. */
export const Unreadable: Story = {
  tags: ['edge-case'],
  args: { timestamp: 'near the end' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('near the end')).toBeVisible();
    await expect(canvasElement.querySelector('time, a')).toBeNull();
  },
};

/** If the recording's URL is invalid, the timestamp is plain text. */
export const Misspelled: Story = {
  tags: ['edge-case'],
  args: { recording: { href: 'watch?v=lantern', label: 'Watch from' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};
