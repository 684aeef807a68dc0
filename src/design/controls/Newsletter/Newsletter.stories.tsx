import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NewsletterProvider, useNewsletter, type Subscribe, type SubscribeOutcome } from './Newsletter.tsx';

const submission = { firstName: 'Ida', email: 'ida@example.com', source: 'footer' };

/** The least that a form does: it submits, and says what became of it. */
function Consumer() {
  const newsletter = useNewsletter();
  const [outcome, setOutcome] = useState<SubscribeOutcome>();
  if (!newsletter) return <p>There is no newsletter here.</p>;
  return (
    <form
      action={newsletter.action}
      method="post"
      aria-label="Newsletter"
      onSubmit={(event) => {
        event.preventDefault();
        void newsletter.subscribe(submission).then(setOutcome);
      }}
    >
      <Button type="submit">Subscribe</Button> <output aria-label="Outcome">{outcome}</output>
    </form>
  );
}

const subscribe = fn<Subscribe>();

/**
 * How a form reaches the newsletter without knowing who runs it: the page's shell hands it down with
 * `NewsletterProvider`, the form takes it with `useNewsletter`. A submission has one of three outcomes and never
 * rejects; `action` is where the form posts before, or without, JavaScript.
 */
const meta = {
  title: 'Components/Internals/Newsletter',
  id: 'internals-newsletter',
  component: NewsletterProvider,
  args: { value: { subscribe, action: '/api/newsletter' }, children: <Consumer /> },
  parameters: { layout: 'padded' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof NewsletterProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story in which the newsletter answers `outcome`. */
const answering = (outcome: SubscribeOutcome): Story => ({
  beforeEach: () => {
    subscribe.mockClear();
    subscribe.mockResolvedValue(outcome);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form')).toHaveAttribute('action', '/api/newsletter');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText(outcome)).toBeVisible();
    await expect(subscribe.mock.calls).toEqual([[submission]]);
  },
});

/** A form that takes the newsletter from the shell. */
export const Default: Story = {};

/** The provider accepted it. */
export const Ok: Story = answering('ok');

/** The provider answered, but not with a yes. */
export const NotOk: Story = answering('not-ok');

/** There was no answer. */
export const NetworkFailure: Story = answering('network-failure');

/** Without a provider above there is no newsletter, and a form can tell. */
export const Missing: Story = {
  tags: ['edge-case'],
  render: () => <Consumer />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('There is no newsletter here.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
