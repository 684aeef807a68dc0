import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [withShell],
  // The page is there once its carousel runs.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/AI Redefined/);
    await waitFor(
      async () => {
        await expect(canvas.getByRole('heading', { name: /Stay\s+Ahead\s+of the\s+AI Curve/ })).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Next leader' })).toBeEnabled();
      },
      { timeout: 12_000 },
    );
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, as it is on the site. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
