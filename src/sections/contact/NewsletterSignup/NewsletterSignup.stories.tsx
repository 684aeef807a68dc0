import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DesignProvider } from '../../../design/theme/DesignProvider.tsx';
import { NewsletterSignup, type Subscribe, type SubscribeOutcome } from './NewsletterSignup.tsx';
import { sample } from './NewsletterSignup.sample.ts';

const endpoint = '/api/newsletter/v2/publications/pub_sample/subscriptions';

const meta = {
  title: 'Sections/Contact/Newsletter signup (mailing list, subscribe, email)',
  id: 'contact-newsletter-signup',
  component: NewsletterSignup,
  parameters: {
    guide: {
      when: 'Asks for a first name and an email address, at the end of most pages.',
      whenNot:
        'Not for anything else that people sign up for: fields and outcomes are the newsletter’s. An episode has its own card in Episode notes.',
      access:
        'Both fields have visible labels and tell browsers what fills them. What is missing is said by the browser at the field. The outcome is a message in a live region, and who pressed the button by keyboard has the focus on it again.',
    },
  },
  args: { ...sample, onSubscribe: fn<Subscribe>(() => Promise.resolve('ok')), endpoint },
  // Each story starts without toasts.
  beforeEach: async () => {
    const { Notifications } = await import('@mantine/notifications');
    Notifications.clean();
  },
} satisfies Meta<typeof NewsletterSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstName = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'First name' });
const email = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Email' });
const button = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /^Subscri/ });

async function fillIn(canvas: HTMLElement): Promise<void> {
  await userEvent.type(firstName(canvas), 'Jordan');
  await userEvent.type(email(canvas), 'jordan@county.gov');
}

/** Without JavaScript the form posts the same names to the newsletter's address. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement: canvas }) => {
    await expect(within(canvas).getByRole('region', { name: 'Know the Tide Before It Turns' })).toBeVisible();
    await expect(firstName(canvas)).toBeRequired();
    await expect(email(canvas)).toBeRequired();
    await expect(email(canvas)).toHaveAttribute('type', 'email');
    const form = email(canvas).closest('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', endpoint);
    await expect(form).not.toHaveAttribute('novalidate');
    // The last is for programs alone: what fills it in is no visitor.
    await expect([...new FormData(form ?? undefined).keys()]).toEqual([
      'first_name',
      'email',
      'utm_source',
      'referral',
    ]);
  },
};

/** The form under the title, on the brand band. */
export const Brand: Story = {
  args: { band: 'brand', drawing: { src: '/art/scenes/newsletter-river.svg', width: 1440, height: 560 } },
};

/** The drawing at the end, the words at the start of the brand band. */
export const BrandEnd: Story = {
  args: {
    band: 'brand',
    drawingSide: 'end',
    drawing: { src: '/art/scenes/newsletter-conference.svg', width: 1440, height: 560 },
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement: canvas }) => {
    const heading = within(canvas).getByRole('heading').getBoundingClientRect();
    await expect(heading.left).toBeLessThan(innerWidth / 10);
    await expect(firstName(canvas).getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
    await expect(email(canvas).getBoundingClientRect().right).toBeLessThan(innerWidth / 2);
  },
};

/** In the site theme. */
export const BrandEndInSiteTheme: Story = {
  tags: ['edge-case'],
  args: BrandEnd.args,
  parameters: { theme: 'site' },
};

/** While the request is under way the button says so and is not available. */
export const Submitting: Story = {
  tags: ['!autodocs'],
  args: { onSubscribe: fn<Subscribe>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement: canvas }) => {
    await fillIn(canvas);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(button(canvas)).toHaveTextContent('Subscribing...'));
    await expect(button(canvas)).toBeDisabled();
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(args.onSubscribe).toHaveBeenCalledWith({
      firstName: 'Jordan',
      email: 'jordan@county.gov',
      source: 'home',
    });
  },
};

/** Any outcome: its toast, the fields cleared, the button as before. */
const outcome = (subscribe: Subscribe, title: string, message: string): Story => ({
  tags: ['!autodocs'],
  args: { onSubscribe: fn(subscribe) },
  play: async ({ args, canvasElement: canvas }) => {
    await fillIn(canvas);
    await userEvent.click(button(canvas));
    const toast = (await screen.findByText(message)).parentElement;
    await expect(toast).toHaveTextContent(`${title}${message}`);
    await expect(firstName(canvas)).toHaveValue('');
    await expect(email(canvas)).toHaveValue('');
    await waitFor(() => expect(button(canvas)).toHaveTextContent('Subscribe'));
    await expect(button(canvas)).toBeEnabled();
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
});

const settle = (result: SubscribeOutcome): Subscribe => fn<Subscribe>(() => Promise.resolve(result));
const subscribed = ['Welcome aboard', 'The next letter goes to you as well.'] as const;

export const Subscribed: Story = outcome(settle('ok'), ...subscribed);

export const ToBeConfirmed: Story = outcome(
  settle('not-ok'),
  'Almost there',
  'A message on its way asks you to confirm.',
);

export const NoAnswer: Story = outcome(settle('network-failure'), ...subscribed);

/** What a handler throws is a failure of the network, too. */
export const Rejected: Story = outcome(() => Promise.reject(new Error('Offline')), ...subscribed);

/** Missing or malformed entries are the browser's own to refuse; nothing is sent. */
export const NativeValidation: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.click(button(canvas));
    await expect(firstName(canvas)).toHaveFocus();
    await userEvent.type(firstName(canvas), 'Jordan');
    await userEvent.type(email(canvas), 'jordan{Enter}');
    await expect(email(canvas)).toBeInvalid();
    await expect(email(canvas)).toHaveValue('jordan');
    await expect(button(canvas)).toHaveTextContent('Subscribe');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

/** Two submits at once send once. */
export const DoubleSubmit: Story = {
  tags: ['interaction'],
  args: { onSubscribe: fn<Subscribe>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement: canvas }) => {
    await fillIn(canvas);
    const form = email(canvas).closest('form');
    await userEvent.dblClick(button(canvas), { pointerEventsCheck: 0 });
    if (form) await fireEvent.submit(form);
    await userEvent.type(email(canvas), '{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

/** With the keyboard: Enter sends, and focus is back on the button when it is available again. */
export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement: canvas }) => {
    firstName(canvas).focus();
    await userEvent.keyboard('Jordan{Tab}jordan@county.gov{Tab}');
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubscribe).toHaveBeenCalledOnce());
    await waitFor(() => expect(firstName(canvas)).toHaveValue(''));
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  },
};

function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/** What was typed into the prerendered form before its code arrived is kept, and sent. */
export const TypedBeforeHydration: Story = {
  tags: ['interaction'],
  render: () => <div data-testid="document" />,
  play: async ({ args, canvasElement: canvas }) => {
    const hydrated = fn();
    const page = (
      <DesignProvider getRootElement={() => undefined} toasts={false}>
        <NewsletterSignup {...args} />
        <Effect run={hydrated} />
      </DesignProvider>
    );
    const root = within(canvas).getByTestId('document');
    root.innerHTML = renderToString(page);
    await fillIn(canvas);
    const field = email(canvas);
    const onRecoverableError = fn();
    hydrateRoot(root, page, { onRecoverableError });
    await waitFor(() => expect(hydrated).toHaveBeenCalled());
    await expect(email(canvas)).toBe(field);
    await expect(field).toHaveFocus();
    await userEvent.click(button(canvas));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onSubscribe).toHaveBeenCalledWith({
      firstName: 'Jordan',
      email: 'jordan@county.gov',
      source: 'home',
    });
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};

/** Without `onSubscribe` the browser posts the form, with what it is checked for. */
export const Posted: Story = {
  tags: ['interaction'],
  args: { onSubscribe: undefined },
  play: async ({ canvasElement: canvas }) => {
    const form = email(canvas).closest('form')!;
    const posted = fn((event: SubmitEvent) => {
      const isLeft = !event.defaultPrevented;
      event.preventDefault();
      return isLeft;
    });
    form.addEventListener('submit', posted);
    await userEvent.click(button(canvas));
    await expect(posted).not.toHaveBeenCalled();
    await fillIn(canvas);
    await userEvent.click(button(canvas));
    await expect(posted).toHaveReturnedWith(true);
    form.removeEventListener('submit', posted);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const BrandPhone: Story = {
  tags: ['edge-case'],
  args: Brand.args,
  globals: { viewport: { value: 'phone' } },
};

/** A disc in the corner stands for the drawing. */
export const BrandEndPhone: Story = {
  tags: ['edge-case'],
  args: BrandEnd.args,
  globals: { viewport: { value: 'phone' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelector('section > svg')).not.toBeVisible();
  },
};

/** Long words everywhere, no drawing. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Interdepartmental telecommunications correspondence, once in two weeks and never more',
    lead: 'Unincorporatedcommunitiesandtheiradministrations, with a sentence that goes on for rather longer than anybody would want.',
    labels: {
      firstName: 'First name, or what your colleagues call you',
      email: 'Electronic correspondence address at work',
      submit: 'Subscribe to the correspondence of the department',
      submitting: 'Subscribing...',
    },
    drawing: undefined,
  },
};

export const StressBrandPhone: Story = {
  tags: ['edge-case'],
  args: { ...Stress.args, band: 'brand' },
  globals: { viewport: { value: 'phone' } },
};

export const StressBrandEndPhone: Story = {
  tags: ['edge-case'],
  args: { ...BrandEnd.args, ...Stress.args, drawing: BrandEnd.args?.drawing },
  globals: { viewport: { value: 'phone' } },
  parameters: { theme: 'conference' },
};
