import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './EpisodeArticle.sample.ts';
import { EpisodeArticle } from './EpisodeArticle.tsx';

/** An episode's written story and, beside the story, an introduction of the guest. */
const meta = {
  title: 'Sections/Podcast/Episode article (blog, show notes)',
  id: 'podcast-episode-article',
  component: EpisodeArticle,
  parameters: {
    guide: {
      when: 'Tells an episode’s story, beside an introduction of the guest.',
      whenNot: 'Not for notes and links (Episode notes), and not for a transcript.',
      access: 'The story has a heading for screen readers only, so that their users can jump to the story.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const story = within(within(canvasElement).getByRole('region', { name: 'The story' }));
    await expect(story.getByRole('heading', { level: 3, name: 'Odile Farrant' })).toBeVisible();
    await expect(story.getByText('Chief Bridge Inspector, Lower Valley Roads Authority')).toBeVisible();
    // The first paragraph is larger than the others.
    const size = (text: string) => Number.parseFloat(getComputedStyle(story.getByText(text)).fontSize);
    const [first = '', second = ''] = sample.body;
    await expect(size(first)).toBeGreaterThan(size(second));
  },
};

/** Without a story, the guest's name is the section's heading. */
export const GuestAlone: Story = {
  tags: ['edge-case'],
  args: { body: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = canvas.getByRole('region', { name: 'Odile Farrant' });
    await expect(within(section).getByRole('heading', { level: 2, name: 'Odile Farrant' })).toBeVisible();
    await expect(canvas.queryByText('The story')).toBeNull();
  },
};

/** No story, and a guest without a biography. */
export const Minimal: Story = {
  tags: ['edge-case'],
  args: { body: [], guest: { ...sample.guest, text: undefined } },
};

/** A story of one paragraph, and a guest without a portrait. */
export const OneParagraph: Story = {
  tags: ['edge-case'],
  args: { body: sample.body.slice(0, 1), guest: { ...sample.guest, media: undefined } },
};

export const WithoutPortrait: Story = {
  tags: ['edge-case'],
  args: { body: [], guest: { ...sample.guest, media: undefined } },
};

export const OnSubtle: Story = { args: { band: 'subtle' } };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const GuestAlonePhone: Story = {
  ...GuestAlone,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Long words and many paragraphs. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    body: Array.from(
      { length: 9 },
      (_, index) =>
        `${index + 1}. Rechtsschutzversicherungsgesellschaften and intergovernmentaltelecommunications. ${sample.body[1] ?? ''}`,
    ),
    guest: {
      ...sample.guest,
      name: 'Maximiliane Wolkenstein-Trostburgerhohenlandsberg',
      role: 'Undersecretary for Intergovernmentaltelecommunicationsinfrastructure',
    },
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
