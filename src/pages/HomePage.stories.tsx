import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [withShell],
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, as it is on the site. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/AI Redefined/);
    await canvas.findByRole('heading', { name: 'Stay Ahead of the AI Curve' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
