import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { Ledger } from './Ledger.tsx';

const parts = ['A survey of what you have', 'A plan for the first month', 'Two people of ours in your shop'];

/** A list with a rule above it and a thin line under every row. Many sections use it. */
const meta = {
  title: 'Components/Layout/Ledger',
  component: Ledger,
  args: {
    children: parts.map((part) => (
      <li key={part} style={{ paddingBlock: 'var(--space-4)' }}>
        {part}
      </li>
    )),
  },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('list')).borderTopStyle).toBe('solid');
    for (const row of canvas.getAllByRole('listitem'))
      await expect(getComputedStyle(row).borderBottomStyle).toBe('solid');
  },
};

/** An ordered list. */
export const Ordered: Story = { args: { component: 'ol' } };

/** A description list. */
export const Terms: Story = {
  args: {
    component: 'dl',
    children: parts.map((part, index) => (
      <div key={part} style={{ paddingBlock: 'var(--space-4)' }}>
        <dt>{part}</dt>
        <dd>{index + 1} weeks</dd>
      </div>
    )),
  },
};
