import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import WhyDataMattersPage from './WhyDataMattersPage.tsx';

const meta = {
  title: 'Pages/Why Data Matters',
  component: WhyDataMattersPage,
  decorators: [withShell],
  parameters: { route: '/why-data-matters' },
  // The page is there once its newsletter is.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Why Data Matters');
    await waitFor(
      () => expect(canvas.getByRole('heading', { name: /Stay\s+Ahead\s+of the\s+AI Curve/ })).toBeVisible(),
      { timeout: 12_000 },
    );
  },
} satisfies Meta<typeof WhyDataMattersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, as it is on the site. */
export const Default: Story = {};

/** With the picture in order. */
export const Transformed: Story = {
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Transform Data' }));
    await expect(canvas.getByRole('button', { name: 'Show Before' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
