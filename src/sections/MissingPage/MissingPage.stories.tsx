import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { missingPage } from './MissingPage.sample.ts';
import { MissingPage } from './MissingPage.tsx';

const meta = {
  title: 'Sections/MissingPage',
  component: MissingPage,
  args: missingPage,
} satisfies Meta<typeof MissingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

/** On a phone the arch keeps both its ends. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long words, and no drawing. */
export const Stress: Story = {
  args: {
    text: 'The page you asked for has moved to the unincorporated communities’ intergovernmental documentation',
    action: {
      label: 'Return to the overview of everything that we have published so far',
      href: '/',
    },
    drawing: undefined,
  },
  globals: { viewport: { value: 'phone' } },
};
