import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

/** Prices are numbers in content, formatted here in US dollars. Size and weight depend on where the price is used. */
const meta = {
  title: 'Components/Text/Price',
  component: Price,
  args: { amount: 29.99 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ fontSize: 'var(--size-h3)' }}>
        A day’s ticket: <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$29.99')).toBeVisible();
  },
};

/** Whole dollars have no cents; thousands have a separator. */
export const Whole: Story = {
  args: { amount: 50_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$50,000')).toBeVisible();
  },
};

/** The old price is struck through. For screen readers, a word such as "was" introduces it. */
export const Reduced: Story = {
  args: { amount: 49.99, original: { amount: 62.97, label: 'was' } },
  play: async ({ canvasElement }) => {
    const before = within(canvasElement).getByText('$62.97');
    await expect(before.tagName).toBe('DEL');
    await expect(before).toHaveTextContent('was $62.97');
  },
};

/** A difference of less than a cent, which can result from adding up prices, doesn't count as a reduction. */
export const Unchanged: Story = {
  args: { amount: 0.3, original: { amount: 0.1 + 0.2, label: 'was' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$0.30')).toBeVisible();
    await expect(canvasElement.querySelector('del')).toBeNull();
  },
};
