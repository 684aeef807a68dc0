import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import TrainingPage from './TrainingPage.tsx';

const meta = {
  title: 'Pages/Training',
  component: TrainingPage,
  decorators: [withShell],
  parameters: { route: '/training' },
  // The page is there once its last section is.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'The ARC framework' }, { timeout: 12_000 });
    await canvas.findByRole('heading', { name: /Stay\s+Ahead\s+of the\s+AI Curve/ }, { timeout: 12_000 });
  },
} satisfies Meta<typeof TrainingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, as it is on the site. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
