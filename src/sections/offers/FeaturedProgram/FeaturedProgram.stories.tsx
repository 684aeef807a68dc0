import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './FeaturedProgram.sample.ts';
import { FeaturedProgram } from './FeaturedProgram.tsx';

/** One featured program, with its topics. */
const meta = {
  title: 'Sections/Offers/Featured program (course, workshop)',
  id: 'offers-featured-program',
  component: FeaturedProgram,
  parameters: {
    guide: {
      when: 'Features one training program, with a description and its topics.',
      whenNot:
        'Not for several programs (Program table), and not for a course’s dates, which would get lost here.',
      access: 'The topics are an ordered list, each with a heading.',
    },
  },
  args: sample,
} satisfies Meta<typeof FeaturedProgram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers number the ordered list of topics, so the visible numbers are hidden from them. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getByRole('list').tagName).toBe('OL');
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    await expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sample.items.map(({ title }) => title),
    );
    await expect(region.getByText('1')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** On phones, the drawing is above the text and as wide as the screen. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** One topic, no lead and no drawing. */
export const WithoutOptionals: Story = {
  tags: ['edge-case'],
  args: { items: [{ title: 'What may run alone' }], lead: undefined, drawing: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** Seven topics and long words. Nothing scrolls sideways. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Betriebsdatenerfassungsverantwortliche',
    items: [
      ...sample.items,
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'A word that is longer than its column, and a sentence that goes on for a good while after everyone has understood what it is about.',
      },
      { title: 'Bells', text: 'Which, and how loud.' },
      { title: 'Keys' },
      { title: 'Ladders', text: 'Who climbs them, and who holds.' },
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
