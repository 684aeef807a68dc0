import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import { contact } from '../content/contact.ts';
import { messages } from '../content/messages.ts';
import { EmbeddedForm } from '../sections/contact/EmbeddedForm/EmbeddedForm.tsx';
import ContactPage from './ContactPage.tsx';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  decorators: [withShell],
  parameters: { route: '/contact' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { form } = contact.form;

/** The page after its form has loaded. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contact.form.heading);
    const frame = await canvas.findByTitle(form.title);
    await waitFor(() => expect(frame).toBeVisible());
  },
};

/** The form builder can't be reached, so the form's fallback is visible. */
export const Failed: Story = {
  render: () => <EmbeddedForm {...contact.form} form={{ ...form, script: 'http://[' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(form.words.failed)).toBeVisible());
    await expect(canvas.getByRole('button', { name: messages.retry })).toBeVisible();
    await expect(canvas.getByText(form.link.label)).toBeVisible();
  },
};
