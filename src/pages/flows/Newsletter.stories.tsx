import { Notifications } from '@mantine/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withShell } from '../../../.storybook/withShell.tsx';
import { home } from '../../content/home.ts';
import {
  NewsletterSignup,
  type Subscribe,
} from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

const { labels, toasts } = home.newsletter;

/** The newsletter's form on the home page, and what it says after each answer of the provider. */
const meta = {
  title: 'Flows/Newsletter',
  tags: ['state'],
  decorators: [withShell, withCaption],
  // A message of the story before is no answer of this one.
  beforeEach: () => Notifications.clean(),
  // What the provider answers; nothing is sent.
  parameters: { answer: () => new Promise(() => undefined) },
  render: (_, { parameters }) => (
    <NewsletterSignup {...home.newsletter} level={1} onSubscribe={parameters.answer as Subscribe} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, label: string) =>
  within(within(canvasElement).getByRole('main')).getByLabelText(label);
const submit = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('main')).getByRole('button');

export const Form: Story = start('Two fields and a button, nothing else.');

export const FilledIn: Story = then(
  Form,
  'Filled in: the labels stay above what was typed.',
  async (context) => {
    const { canvasElement } = context;
    await userEvent.type(field(canvasElement, labels.firstName), 'Jordan');
    await userEvent.type(field(canvasElement, labels.email), 'jordan@county.example');
  },
);

export const Submitting: Story = then(
  FilledIn,
  'While the provider is asked, the button says so and takes no second press.',
  async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await waitFor(() => expect(submit(canvasElement)).toHaveTextContent(labels.submitting));
    await expect(submit(canvasElement)).toBeDisabled();
  },
);

/** The step after the provider's answer. */
const answered = (outcome: keyof typeof toasts, caption: string): Story => {
  const step = then(FilledIn, caption, async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    const { title, message } = toasts[outcome];
    const toast = (await screen.findByText(message)).parentElement;
    await expect(toast).toHaveTextContent(`${title}${message}`);
    await expect(field(canvasElement, labels.email)).toHaveValue('');
  });
  return { ...step, parameters: { ...step.parameters, answer: () => Promise.resolve(outcome) } };
};

export const Accepted: Story = answered(
  'ok',
  'Accepted: a message in the corner for four seconds, the form is empty.',
);

export const NotYet: Story = answered(
  'not-ok',
  'The provider did not accept it: the message asks for a look at the mail.',
);

export const NoAnswer: Story = answered(
  'network-failure',
  'No answer came: the visitor reads that all is well, and the form is sent again on the next visit.',
);
