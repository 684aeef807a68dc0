import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import AboutPage from './AboutPage.tsx';

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  decorators: [withShell],
  parameters: { route: '/about' },
  // The page is there once its last section is.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Join Our\s+Community/ })).toBeVisible(), {
      timeout: 12_000,
    });
  },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, as it is on the site. */
export const Default: Story = {};

/** With the conference chosen. */
export const Conference: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(within(context.canvasElement).getByRole('tab', { name: /The conference/ }));
    await expect(
      within(context.canvasElement).getByRole('link', { name: 'Register for the conference 2026' }),
    ).toHaveAttribute('href', '/midwestcon/tickets');
  },
};

/** With the founder chosen. */
export const Founder: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(within(context.canvasElement).getByRole('tab', { name: /The founder/ }));
    await expect(
      within(context.canvasElement).getByRole('button', { name: 'Schedule a Consultation' }),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
