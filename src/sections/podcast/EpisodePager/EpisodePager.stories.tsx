import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample } from './EpisodePager.sample.ts';
import { EpisodePager } from './EpisodePager.tsx';

/** Links to the previous and the next episode. */
const meta = {
  title: 'Sections/Podcast/Episode pager (previous and next, breadcrumb)',
  id: 'podcast-episode-pager',
  component: EpisodePager,
  parameters: {
    guide: {
      when: 'Links to the previous and next episode, at the end of an episode’s page.',
      whenNot: 'Not for suggestions by topic (Episode previews).',
      access:
        'A named navigation landmark; screen readers read each link as “previous” or “next” with the episode’s title.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodePager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pager = within(within(canvasElement).getByRole('navigation', { name: 'Neighboring episodes' }));
    const previous = pager.getByRole('link', {
      name: 'Previous episode EP. 56 The orchard that counts itself',
    });
    await expect(previous).toHaveAttribute('href', '/podcast/8');
    const next = pager.getByRole('link', { name: 'Next episode EP. 58 A library lends out its models' });
    await expect(next).toHaveAttribute('href', '/podcast/6');
    if (!isDesktop()) return;
    await expect(next.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      previous.getBoundingClientRect().right,
    );
  },
};

/** On the first episode's page, there is only the link to the next one, which stays on the right. */
export const OnlyNext: Story = {
  args: { previous: undefined },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const next = within(canvasElement).getByRole('link').getBoundingClientRect();
    await expect(next.left).toBeGreaterThanOrEqual(document.documentElement.clientWidth / 2);
  },
};

/** On the last episode's page, there is only the link to the previous one. */
export const OnlyPrevious: Story = { args: { next: undefined } };

/** If there is neither a previous nor a next episode, nothing is shown, and screen readers find no empty landmark. */
export const None: Story = {
  tags: ['edge-case'],
  args: { previous: undefined, next: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** On phones, the links are stacked. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    previous: {
      title:
        'Intergovernmental telecommunications and the Rechtsschutzversicherungsgesellschaften that pay for them twice',
      number: 'EP. 1024, part two',
      href: '/podcast/8',
    },
    next: { title: 'No', number: 'EP. 1025', href: '/podcast/6' },
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
