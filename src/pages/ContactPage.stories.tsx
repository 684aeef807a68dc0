import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import { contact } from '../content/contact.ts';
import { ContactForm } from '../sections/contact/ContactForm/ContactForm.tsx';
import ContactPage from './ContactPage.tsx';

/** A frame takes its time on a busy machine, and a host that does not exist is given up after 8 s. */
const patient = { timeout: 13_000 };

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  decorators: [withShell],
  parameters: { route: '/contact' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { form } = contact.form;

/** The page as it is once its form has loaded; another form stands in for the form builder's. */
export const Loaded: Story = {
  render: () => (
    <ContactForm
      {...contact.form}
      form={{ ...form, src: '/embed-widget.html', script: '/embed-script.js' }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contact.form.heading);
    const frame = await canvas.findByTitle(form.title);
    await waitFor(() => expect(frame).toBeVisible(), patient);
  },
};

/** The whole page with the form builder out of reach: its placeholder address leads nowhere. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(form.words.failed)).toBeVisible(), patient);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText(form.link.label)).toBeVisible();
  },
};
