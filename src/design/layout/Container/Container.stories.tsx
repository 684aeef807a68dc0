import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from './Container.tsx';

/**
 * Limits the width of a section's content and keeps it off the window's edges. Every section uses it, unless the
 * content spans the window.
 */
const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  args: {
    children: (
      <p style={{ background: 'var(--secondary)', color: 'var(--secondary-text)' }}>
        As wide as content gets.
      </p>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('As wide as content gets.');
    const { left, right } = text.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(20);
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1);
  },
};

/** On phones, the margins are narrow. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
