import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './TrainingHero.sample.ts';
import { TrainingHero } from './TrainingHero.tsx';

/** The first section of the training page, with the key figures at the bottom. */
const meta = {
  title: 'Sections/Heroes/Training hero (banner, course)',
  id: 'heroes-training-hero',
  component: TrainingHero,
  parameters: {
    guide: {
      when: 'Opens a course’s page, with the key figures that the course promises.',
      whenNot: 'Not for results, which need a source: use Results in figures or Case study.',
      access:
        'The heading is the page’s h1. The promises are a description list: screen readers read each figure with its label.',
    },
  },
  args: sample,
} satisfies Meta<typeof TrainingHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is the page's h1, and the figures are a description list. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = within(canvas.getByRole('region', { name: sample.heading }));
    await expect(region.getByRole('heading', { level: 1, name: sample.heading })).toBeVisible();
    await expect(region.getByRole('link', { name: 'Hold a Place' })).toHaveAttribute('href', '/#places');
    await expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      sample.stats.map(({ label }) => label),
    );
    await expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      sample.stats.map(({ value }) => value),
    );
  },
};

/** On phones, the drawing is below the text, and the figures are one below the other. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Only a heading and a note. */
export const HeadingOnly: Story = {
  tags: ['edge-case'],
  args: { lead: undefined, action: undefined, drawing: undefined, stats: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg, dl')).toBeNull();
  },
};

/** Long words and five figures. Nothing scrolls sideways. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Unternehmensweite Weiterbildung',
    lead: 'Everyone who answers a telephone, reads a meter or signs a form learns to steer, to reef and to read the glass, and whom to ask before believing them.',
    action: { label: 'Hold a place for the whole intergovernmental committee', href: '#places' },
    stats: [
      ...sample.stats,
      { value: 'Datenschutz', label: 'Aufsichtsbehördenkonformitätsbescheinigung' },
      { value: '1', label: 'more' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
