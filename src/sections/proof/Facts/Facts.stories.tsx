import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { figures, sample } from './Facts.sample.ts';
import { Facts } from './Facts.tsx';

/** A few facts worth large type: terms of sale, or what money is for. */
const meta = {
  title: 'Proof/Facts',
  component: Facts,
  parameters: {
    guide: {
      when: 'States details or figures in large type, one a row.',
      whenNot:
        'Not for figures that are shares of something (Stats draws how much), and not for texts longer than a line.',
      access: 'A description list: each fact is read with what it is about.',
    },
  },
  args: sample,
  globals: { theme: 'conference' },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(
      within(region)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Borrowing', 'Open', 'Repairs']);
    await expect(within(region).getAllByRole('definition')[1]).toHaveTextContent('10 am-6 pm on Saturdays');
  },
};

/** Short facts as large as a headline, what they are about beside them, on a dark ground. */
export const Figures: Story = { args: figures };

/** The same in the site’s colors. */
export const InSiteTheme: Story = {
  globals: { theme: 'site' },
  render: (args) => (
    <>
      <Facts {...args} />
      <Facts {...figures} />
    </>
  ),
};

/** Terms above their details. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** What a figure is about stands under it. */
export const FiguresPhone: Story = { args: Figures.args ?? {}, globals: { viewport: { value: 'phone' } } };

/** One fact alone; then many with long words, in both variants. */
export const Stress: Story = {
  render: (args) => {
    const long = {
      term: 'Donaudampfschifffahrtsgesellschaftskapitän and whoever stands in while the captain is away',
      detail: 'Rechtsschutzversicherungsgesellschaften, and a sentence that was meant to be a short one',
    };
    const facts = [long, ...args.facts, { ...long, term: 'And once more' }];
    return (
      <>
        <Facts {...args} facts={args.facts.slice(0, 1)} />
        <Facts {...args} heading="Kraftfahrzeughaftpflichtversicherung" facts={facts} />
        <Facts {...args} heading="Figures" facts={facts} variant="figures" band="tint" />
      </>
    );
  },
};
