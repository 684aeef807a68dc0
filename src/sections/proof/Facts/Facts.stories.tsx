import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { figures, sample } from './Facts.sample.ts';
import { Facts } from './Facts.tsx';

/** A few facts in large type, such as terms of sale. */
const meta = {
  title: 'Sections/Proof/Facts (figures, details)',
  id: 'proof-facts',
  component: Facts,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'States a few details in columns, or figures in rows, in large type.',
      whenNot: 'Not for percentages (Stats draws them), and not for texts longer than a line.',
      access: 'A description list: screen readers read each fact with its label.',
    },
  },
  args: sample,
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
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

/** Short facts as large as a headline, with their labels beside them, on a dark band. */
export const Figures: Story = { name: 'Large figures on a dark background', args: figures };

/** Both variants in the site theme. */
export const InSiteTheme: Story = {
  tags: ['edge-case'],
  parameters: { theme: 'site' },
  render: (args) => (
    <>
      <Facts {...args} />
      <Facts {...figures} />
    </>
  ),
};

/** On phones, each label is above its fact. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** On phones, each label is below its figure. */
export const FiguresPhone: Story = {
  tags: ['edge-case'],
  args: Figures.args ?? {},
  globals: { viewport: { value: 'phone' } },
};

/** A single fact, and several facts with long words in both variants. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: (args) => {
    const long = {
      label: 'Donaudampfschifffahrtsgesellschaftskapitän and whoever stands in while the captain is away',
      value: 'Rechtsschutzversicherungsgesellschaften, and a sentence that was meant to be a short one',
    };
    const facts = [long, ...args.items, { ...long, label: 'And once more' }];
    return (
      <>
        <Facts {...args} items={args.items.slice(0, 1)} />
        <Facts {...args} heading="Kraftfahrzeughaftpflichtversicherung" items={facts} />
        <Facts {...args} heading="Figures" items={facts} variant="figures" band="tint" />
      </>
    );
  },
};
