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
        'Not for other signups: its fields and messages are the newsletter’s. On an episode’s page, use the card in Episode notes.',
      access:
        'Both fields have visible labels and support autofill. The browser reports missing entries at the field. A live region announces the result, and keyboard focus returns to the button.',
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

/** The form works without JavaScript: the browser then sends it. */
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
    // The last field is a honeypot: only bots fill it in.
    await expect([...new FormData(form ?? undefined).keys()]).toEqual([
      'first_name',
      'email',
      'utm_source',
      'referral',
    ]);
  },
};

/** On a louder band, for a page that has no call to action above this section. */
export const Highlight: Story = { args: { band: 'highlight' } };

/** The form below the heading, on the brand band. */
export const Brand: Story = {
  args: { band: 'brand', drawing: { src: '/art/scenes/newsletter-river.svg', width: 1440, height: 560 } },
};

/** The drawing is at the right of the brand band, and the text at the left. */
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

/** While the request is pending, the button says so and is disabled. */
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

/** A story for one outcome: a toast appears, the fields become empty, and the button is enabled again. */
const outcome = (subscribe: Subscribe, title: string, message: string): Story => ({
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

export const Subscribed: Story = { tags: ['!autodocs'], ...outcome(settle('ok'), ...subscribed) };

export const ToBeConfirmed: Story = {
  tags: ['!autodocs'],
  ...outcome(settle('not-ok'), 'Almost there', 'A message on its way asks you to confirm.'),
};

export const NoAnswer: Story = {
  tags: ['!autodocs'],
  ...outcome(settle('network-failure'), ...subscribed),
};

/** A rejected promise from `onSubscribe` counts as a network failure. */
export const Rejected: Story = {
  tags: ['!autodocs'],
  ...outcome(() => Promise.reject(new Error('Offline')), ...subscribed),
};

/** The browser reports missing or malformed entries, and nothing is sent. */
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

/** Submitting twice sends only once. */
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

/** By keyboard: Enter submits, and focus returns to the button once it is enabled. */
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

/** Text that visitors type before the page's scripts have loaded is kept and sent. */
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

/** If no script handles the form, the browser sends it, including the hidden field that only bots fill in. */
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

/** On phones, a disc in the corner replaces the drawing. */
export const BrandEndPhone: Story = {
  tags: ['edge-case'],
  args: BrandEnd.args,
  globals: { viewport: { value: 'phone' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelector('section > svg')).not.toBeVisible();
  },
};

/** Long words everywhere, and no drawing. */
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
