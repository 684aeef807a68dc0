import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sample } from './EpisodeLessons.sample.ts';
import { EpisodeLessons } from './EpisodeLessons.tsx';

const meta = {
  title: 'Sections/Podcast/What you’ll learn',
  id: 'podcast-what-you-ll-learn',
  component: EpisodeLessons,
  parameters: {
    guide: {
      when: 'Lists the lessons of a recording and their times, beside a clock dial.',
      whenNot: 'Not for questions (Episode questions), and not without times.',
      access:
        'An ordered list. A time is a link that says what it does, such as “watch from”. The dial repeats the list for pointers; screen readers and the keyboard skip it.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeLessons>;

export default meta;
type Story = StoryObj<typeof meta>;

const numbersOnDial = (canvas: HTMLElement): (string | null)[] =>
  [...canvas.querySelectorAll('svg g > circle + text')].map((text) => text.textContent);

/** A list with timestamps as plain text. The dial repeats it and is hidden from assistive technology. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: sample.heading })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[1]).toHaveTextContent(/Ask a clerk to break the prototype.*16:05$/);
    await expect(within(items[1] as HTMLElement).getByText('16:05')).toHaveAttribute('datetime', 'PT965S');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(numbersOnDial(canvasElement)).toEqual(['1', '2', '3', '4', '5']);
  },
};

/** With a recording, each timestamp is a link to that moment in it. */
export const WithRecording: Story = {
  args: { recording: { href: 'https://video.example/watch?v=lantern', label: 'Watch from' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Watch from \d\d:\d\d/ });
    await expect(links).toHaveLength(sample.items.length);
    await expect(links[1]).toHaveAttribute('href', 'https://video.example/watch?v=lantern&t=965');
  },
};

/**
 * A hand links to the same moment as its row. Hovering over or focusing either one highlights both. The keyboard
 * reaches only the rows.
 */
export const RowsAndHands: Story = {
  tags: ['interaction'],
  args: WithRecording.args,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('link');
    const hands = [...canvasElement.querySelectorAll('svg a')];
    await expect(hands.map((hand) => hand.getAttribute('href'))).toEqual(
      rows.map((row) => row.getAttribute('href')),
    );
    await expect(hands.map((hand) => hand.querySelector('title')?.textContent)).toEqual(
      sample.items.map(({ lesson }) => lesson),
    );
    const widths = () =>
      hands.map((hand) =>
        Number.parseFloat(getComputedStyle(hand.querySelector('path + path')!).strokeWidth),
      );
    const thin = widths();
    for (const [index, row] of rows.entries()) {
      await userEvent.tab();
      await expect(row).toHaveFocus();
      await expect(widths().map((width, other) => width > thin[other]!)).toEqual(
        rows.map((_, other) => other === index),
      );
    }
    await userEvent.tab();
    for (const hand of hands) await expect(hand).not.toHaveFocus();
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const OneLesson: Story = { tags: ['edge-case'], args: { items: sample.items.slice(1, 2) } };

/** Eight lessons. Where they are only a minute apart, their beads are on different circles. */
export const EightLessons: Story = {
  tags: ['edge-case'],
  args: {
    items: ['03:10', '04:00', '05:05', '21:40', '22:20', '38:00', '57:30', '59:10'].map(
      (timestamp, index) => ({
        lesson: `Lesson that comes up at ${timestamp}, number ${index + 1}`,
        timestamp,
      }),
    ),
  },
};

/** If the recording is longer than an hour, the dial continues on a ring farther out. */
export const OverAnHour: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      ...sample.items,
      { lesson: 'Publish the log, also the embarrassing week', timestamp: '1:05:40' },
      { lesson: 'Hand over to someone who was against it', timestamp: '82:15' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('82:15')).toHaveAttribute('datetime', 'PT4935S');
    await expect(numbersOnDial(canvasElement)).toHaveLength(7);
  },
};

/** A timestamp that isn't a time has no hand. If there are no hands, there is no dial, and the list fills the space. */
export const WithoutTimes: Story = {
  tags: ['edge-case'],
  args: {
    items: sample.items.slice(0, 2).map(({ lesson }) => ({ lesson, timestamp: 'Near the end' })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Near the end')).toHaveLength(2);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const OnStrong: Story = { args: { band: 'strong' } };

/** Long words, and three lessons in the same minute. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Intermunicipal wastewaterauthorities, and what they teach everyone else:',
    items: [
      {
        lesson: 'Datenschutzgrundverordnungskonformitätserklärungen, and how to read one',
        timestamp: '00:00',
      },
      {
        lesson:
          'Why a committee that meets every week decides less than one that meets when there is something to decide, with the minutes to prove it',
        timestamp: '30:00',
      },
      { lesson: 'The same, for boards', timestamp: '30:20' },
      { lesson: 'The same, for councils', timestamp: '30:40' },
      { lesson: 'One more thing', timestamp: 'afterward' },
    ],
  },
};

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args,
  globals: { viewport: { value: 'phone' } },
};
