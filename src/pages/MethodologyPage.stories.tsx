import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import MethodologyPage from './MethodologyPage.tsx';

const meta = {
  title: 'Pages/Methodology',
  component: MethodologyPage,
  decorators: [withShell],
  parameters: { route: '/methodology' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The ARC Framework');
    await expect(
      canvas.getByRole('heading', { name: 'Ready to Transform Your Organization?' }),
    ).toBeVisible();
  },
} satisfies Meta<typeof MethodologyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, as it is on the site. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
