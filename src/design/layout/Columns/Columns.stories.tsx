import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { SectionHead } from '../../text/SectionHead/SectionHead.tsx';
import { Ledger } from '../Ledger/Ledger.tsx';
import { Section } from '../Section/Section.tsx';
import { Columns } from './Columns.tsx';

/** A heading and its content, side by side from medium screens up. Use it in a section instead of a Container. */
const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <SectionHead heading="House rules" lead="They hold in every room of the shop." />
        <Ledger>
          {['Ask before you touch.', 'Write down what you change.', 'Leave the bench clean.'].map((rule) => (
            <li key={rule} style={{ paddingBlock: 'var(--space-5)' }}>
              {rule}
            </li>
          ))}
        </Ledger>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The positions of the heading and the list. */
const places = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    heading: canvas.getByRole('heading', { name: 'House rules' }).getBoundingClientRect(),
    list: canvas.getByRole('list').getBoundingClientRect(),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const { heading, list } = places(canvasElement);
    await expect(list.left).toBeGreaterThan(heading.left);
    await expect(list.top).toBeCloseTo(heading.top, 0);
  },
};

/** The second column is three times as wide as the first. */
export const OneToThree: Story = { tags: ['edge-case'], args: { split: '1:3' } };

/** The first column is wider than by default, for a longer heading. */
export const FiveToSeven: Story = { tags: ['edge-case'], args: { split: '5:7' } };

/** On phones, the columns are stacked. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { heading, list } = places(canvasElement);
    await expect(list.left).toBeCloseTo(heading.left, 0);
    await expect(list.top).toBeGreaterThan(heading.bottom);
  },
};
