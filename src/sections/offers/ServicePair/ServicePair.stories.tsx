import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './ServicePair.sample.ts';
import { ServicePair } from './ServicePair.tsx';

const meta = {
  title: 'Sections/Offers/Service pair (two services)',
  id: 'offers-service-pair',
  component: ServicePair,
  parameters: {
    guide: {
      when: 'Shows exactly two services side by side, as the two sides of one arch.',
      whenNot:
        'Not for any other number of services (Services), and not for services that follow one another.',
      access:
        'Screen readers read the heading first and then the two sides, although the heading is between them.',
    },
  },
  args: sample,
} satisfies Meta<typeof ServicePair>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Two sides with four features each. Screen readers read the heading first, then the left side, the right side, and the
 * statement.
 */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Crew and Timetable',
      'Hull and Engine',
    ]);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Read about the yard' })).toHaveAttribute('href', '/yard');
  },
};

export const OnPage: Story = { args: { band: 'page' } };

/** On phones, the two drawings meet and form one arch above both lists. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Sides of different lengths, long words, a feature without text, no lead and no statement. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'How we work with intergovernmental telecommunications cooperatives',
    lead: undefined,
    statement: undefined,
    items: [
      { ...sample.items[0], features: sample.items[0].features.slice(0, 1) },
      {
        ...sample.items[1],
        title: 'Telecommunications infrastructure services',
        features: [
          ...sample.items[1].features,
          { title: 'Intergovernmental interoperability certification' },
          {
            title: 'Handover',
            text: 'A week of side-by-side work, a written runbook, and one more visit a quarter later to see what has changed since.',
          },
        ],
      },
    ],
  },
};
