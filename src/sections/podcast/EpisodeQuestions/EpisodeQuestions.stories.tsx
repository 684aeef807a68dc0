import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample } from './EpisodeQuestions.sample.ts';
import { EpisodeQuestions } from './EpisodeQuestions.tsx';

/** Questions with their times. */
const meta = {
  title: 'Sections/Podcast/Episode questions',
  id: 'podcast-episode-questions',
  component: EpisodeQuestions,
  parameters: {
    guide: {
      when: 'Lists the questions in an episode, with their times.',
      whenNot: 'Not for visitors’ questions with answers (FAQ).',
      access:
        'An ordered list. A time is a link into the recording; without a recording, it has a label for screen readers.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordered list, where each question follows its time. */
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

/** With a recording, each time is a link to that moment in it. */
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

/** Many questions and long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Some intergovernmentaltelecommunications questions I ask:',
    items: Array.from({ length: 14 }, (_, index) => ({
      timestamp: `2:${String(index + 10)}:05`,
      question: `What do Rechtsschutzversicherungsgesellschaftsangestellte make of question ${index + 1}, and who answers it?`,
    })),
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
