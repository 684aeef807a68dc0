import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { lessons, sample } from './EpisodeMoments.sample.ts';
import { EpisodeMoments } from './EpisodeMoments.tsx';

/** Moments of a recording, such as questions or lessons, with their times. */
const meta = {
  title: 'Sections/Podcast/Episode moments (questions, what you’ll learn, timestamps)',
  id: 'podcast-episode-moments',
  component: EpisodeMoments,
  parameters: {
    guide: {
      when: 'Lists moments of a recording with their times: questions in rows, or lessons beside a clock dial.',
      whenNot: 'Not for visitors’ questions with answers (FAQ), and not without times.',
      access:
        'An ordered list. With a recording, each time is a link that says what it does, such as “Watch from 12:05”. Without a recording, the variant with rows has a label for screen readers before each time. The dial repeats the list for mouse and touch; screen readers and the keyboard skip it.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeMoments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordered list: each question after its time. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'What Was on the List:' }));
    await expect(section.getByRole('list').tagName).toBe('OL');
    const items = section.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[3]).toHaveTextContent('At 1:02:30Which bridge would you never hand to a model?');
    if (!isDesktop()) return;
    // Time and question don't overlap.
    const [time, question] = [...(items[3]?.children ?? [])].map((part) => part.getBoundingClientRect());
    await expect(time?.right).toBeLessThan(question?.left ?? 0);
  },
};

/** With a recording, each time is a link to its moment. */
export const WithRecording: Story = {
  args: { recording: { href: 'https://video.example/watch?v=lantern', label: 'Watch from' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Watch from / });
    await expect(links).toHaveLength(sample.items.length);
    await expect(links[3]).toHaveAttribute('href', 'https://video.example/watch?v=lantern&t=3750');
  },
};

/** On phones, the times are above the questions. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const OneQuestion: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), timestampLabel: undefined },
};

/** Many questions, long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Some intergovernmentaltelecommunications questions I ask:',
    items: Array.from({ length: 14 }, (_, index) => ({
      timestamp: `2:${String(index + 10)}:05`,
      text: `What do Rechtsschutzversicherungsgesellschaftsangestellte make of question ${index + 1}, and who answers it?`,
    })),
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

const numbersOnDial = (canvas: HTMLElement): (string | null)[] =>
  [...canvas.querySelectorAll('svg g > circle + text')].map((text) => text.textContent);

/** Without a recording, timestamps aren't links. The dial only repeats the list, so screen readers skip it. */
export const Dial: Story = {
  args: lessons,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: lessons.heading })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[1]).toHaveTextContent(/Ask a clerk to break the prototype.*16:05$/);
    await expect(within(items[1] as HTMLElement).getByText('16:05')).toHaveAttribute('datetime', 'PT965S');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(numbersOnDial(canvasElement)).toEqual(['1', '2', '3', '4', '5']);
  },
};

/** With a recording, each timestamp is a link to its moment. */
export const DialWithRecording: Story = {
  args: { ...lessons, recording: { href: 'https://video.example/watch?v=lantern', label: 'Watch from' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Watch from \d\d:\d\d/ });
    await expect(links).toHaveLength(lessons.items.length);
    await expect(links[1]).toHaveAttribute('href', 'https://video.example/watch?v=lantern&t=965');
  },
};

/**
 * Each hand of the dial links to the same moment as its row in the list. Hovering over a row or its hand highlights
 * both, as does focusing the row's link. The keyboard skips the hands.
 */
export const RowsAndHands: Story = {
  tags: ['interaction'],
  args: DialWithRecording.args ?? {},
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('link');
    const hands = [...canvasElement.querySelectorAll('svg a')];
    await expect(hands.map((hand) => hand.getAttribute('href'))).toEqual(
      rows.map((row) => row.getAttribute('href')),
    );
    await expect(hands.map((hand) => hand.querySelector('title')?.textContent)).toEqual(
      lessons.items.map(({ text }) => text),
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

export const DialPhone: Story = {
  tags: ['edge-case'],
  args: lessons,
  globals: { viewport: { value: 'phone' } },
};

export const OneLesson: Story = {
  tags: ['edge-case'],
  args: { ...lessons, items: lessons.items.slice(1, 2) },
};

/** Eight lessons. If two are only a minute apart, their beads are at different distances from the dial's center. */
export const EightLessons: Story = {
  tags: ['edge-case'],
  args: {
    ...lessons,
    items: ['03:10', '04:00', '05:05', '21:40', '22:20', '38:00', '57:30', '59:10'].map(
      (timestamp, index) => ({
        text: `Lesson that comes up at ${timestamp}, number ${index + 1}`,
        timestamp,
      }),
    ),
  },
};

/** If a lesson comes after the first hour, the dial continues on a second ring, farther out. */
export const OverAnHour: Story = {
  tags: ['edge-case'],
  args: {
    ...lessons,
    items: [
      ...lessons.items,
      { text: 'Publish the log, also the embarrassing week', timestamp: '1:05:40' },
      { text: 'Hand over to someone who was against it', timestamp: '82:15' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('82:15')).toHaveAttribute('datetime', 'PT4935S');
    await expect(numbersOnDial(canvasElement)).toHaveLength(7);
  },
};

/**
 * A timestamp such as "Near the end" has no hand on the dial. Without hands, the dial is left out, and the list fills
 * the space.
 */
export const WithoutTimes: Story = {
  tags: ['edge-case'],
  args: {
    ...lessons,
    items: lessons.items.slice(0, 2).map(({ text }) => ({ text, timestamp: 'Near the end' })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Near the end')).toHaveLength(2);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const DialOnStrong: Story = { args: { ...lessons, band: 'strong' } };

/** Long words, and three lessons in the same minute. */
export const StressDial: Story = {
  tags: ['edge-case'],
  args: {
    ...lessons,
    heading: 'Intermunicipal wastewaterauthorities, and what they teach everyone else:',
    items: [
      {
        text: 'Datenschutzgrundverordnungskonformitätserklärungen, and how to read one',
        timestamp: '00:00',
      },
      {
        text: 'Why a committee that meets every week decides less than one that meets when there is something to decide, with the minutes to prove it',
        timestamp: '30:00',
      },
      { text: 'The same, for boards', timestamp: '30:20' },
      { text: 'The same, for councils', timestamp: '30:40' },
      { text: 'One more thing', timestamp: 'afterward' },
    ],
  },
};

export const StressDialPhone: Story = {
  tags: ['edge-case'],
  args: StressDial.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
