import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Requirements.sample.ts';
import { Requirements } from './Requirements.tsx';

/**
 * What participants need. Drawings illustrate the numbers: an age is a ring with one sector per year, and a duration is
 * a clock with that many hours filled.
 */
const meta = {
  title: 'Sections/Event/Requirements (conditions)',
  id: 'event-requirements',
  component: Requirements,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Lists the conditions for taking part, and what people must bring. A figure can illustrate a number, such as an age.',
      whenNot: 'Not for rules during the event (Rules), and not if an item needs more than a sentence.',
      access: 'Figures are decorative; the text beside them says the same.',
    },
  },
  args: sample,
} satisfies Meta<typeof Requirements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'highlight');
    const items = within(region).getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(
      sample.items.map(({ title }) => title),
    );
    const [age, clock] = items;
    await expect(age?.querySelector('circle')).toHaveAttribute('pathLength', '16');
    await expect(clock?.querySelector('[stroke-dasharray="3 24"]')).toBeInTheDocument();
    for (const figure of region.querySelectorAll('svg'))
      await expect(figure).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** On phones, each drawing is beside its text. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single item. */
export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/**
 * Five requirements, with long words, an odd number of years, a long label and a full clock. One requirement
 * has no drawing, another has no text.
 */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Teilnahmevoraussetzungen',
    items: [
      {
        title: 'Mindestaltersanforderungen',
        text: 'A sentence about guardians, ferries and the Donaudampfschifffahrtsgesellschaftskapitän.',
        figure: 'age',
        value: 21,
        label: 'Over 21',
      },
      { title: 'All day', figure: 'clock', value: 12 },
      { title: 'No figure', text: 'Words alone are fine.' },
      ...sample.items.slice(1),
    ],
  },
};

/** The requirements of `Stress` on a phone. */
export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
