import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { showToast, Toaster, toastPresets, type ToastContent } from './Toast.tsx';

const subscribed: ToastContent = { title: 'Success!', message: 'Your address is on the list now.' };
const confirm: ToastContent = {
  title: 'Subscription successful!',
  message: 'A letter with a link is on its way to you.',
};
const failed: ToastContent = {
  kind: 'error',
  title: 'Nothing was sent',
  message: 'Check your connection and try again.',
};

/** Loads the code for toasts, and removes toasts of earlier stories. */
const prepare = async () => {
  await import('./ToastList.tsx');
  const { Notifications } = await import('@mantine/notifications');
  Notifications.clean();
};

const meta = {
  title: 'Components/Overlays/Toast',
  component: Toaster,
  // Removes the `Toaster` of Storybook's provider, so that the story's `Toaster` is the only one.
  parameters: { toasts: false },
  beforeEach: prepare,
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1rem', padding: '2rem' }}>
      <Button onClick={() => showToast(subscribed)}>Subscribe</Button>
      <Button onClick={() => showToast(confirm)} variant="outline">
        Confirm
      </Button>
      <Button onClick={() => showToast(failed)} variant="outline">
        Fail
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toasts = () => screen.getAllByRole('button', { name: 'Dismiss' });
const region = () => screen.getByRole('region', { name: /^Notifications/ });

/** Finds the box of the toast titled `title`. */
async function box(title: string): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).parentElement?.parentElement;
  if (!found) throw new Error(`no toast "${title}"`);
  return found;
}

export const Default: Story = {};

/** A toast disappears after four seconds. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async () => {
    await click('Subscribe');
    const title = await screen.findByText('Success!');
    await expect(within(region()).getByRole('status')).toContainElement(title);
    const shown = performance.now();
    await waitFor(() => expect(title).not.toBeInTheDocument());
    await expect(performance.now() - shown).toBeGreaterThan(3500);
  },
};

/** Toasts for a success, a success that needs a next step, and an error. All stay while one of them has focus. */
export const Kinds: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await click('Subscribe');
    await click('Confirm');
    await click('Fail');
    await waitFor(() => expect(toasts()).toHaveLength(3));
    toasts()[0]?.focus();
    if (!isDesktop()) return;
    const { width } = (await box('Success!')).getBoundingClientRect();
    await expect(width).toBeCloseTo(356, 1);
    const boxes = await Promise.all(['Success!', 'Subscription successful!', 'Nothing was sent'].map(box));
    await waitFor(async () => {
      const [first, second] = boxes.map((each) => each.getBoundingClientRect());
      await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(14, 0);
    });
  },
};

export const Phone: Story = {
  tags: ['interaction'],
  play: async () => {
    await click('Subscribe');
    await click('Fail');
    await waitFor(() => expect(toasts()).toHaveLength(2));
    toasts()[0]?.focus();
  },
  globals: { viewport: { value: 'phone' } },
};

/** At most three toasts are visible; a fourth waits until one disappears. */
export const Limit: Story = {
  tags: ['interaction'],
  play: async () => {
    for (const name of ['Subscribe', 'Subscribe', 'Subscribe', 'Fail']) await click(name);
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await expect(screen.queryByText('Nothing was sent')).toBeNull();
    const [first] = toasts();
    if (first) await userEvent.click(first);
    await screen.findByText('Nothing was sent');
  },
};

/** Alt+T and F8 move focus to the toasts. Dismissing the last toast returns focus to where it was. */
export const Hotkeys: Story = {
  tags: ['interaction'],
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(opener);
    await screen.findByText('Success!');
    await userEvent.keyboard('{F8}');
    await expect(region()).toHaveFocus();
    opener.focus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(region()).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Success!')).toBeNull());
    // Without a toast there is nothing to focus: focus stays where it is.
    await userEvent.keyboard('{F8}');
    await expect(opener).toHaveFocus();
  },
};

const elapsed = (start: number, ms: number) =>
  waitFor(() => expect(performance.now() - start).toBeGreaterThan(ms));

/** All toasts stay while one of them is hovered or has focus. */
export const Held: Story = {
  tags: ['interaction'],
  args: { preset: { ...toastPresets.default, duration: 600 } },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(opener);
    await screen.findByText('Success!');
    await fireEvent.keyDown(opener, { key: 'F8', code: 'F8' });
    const focused = performance.now();
    await expect(region()).toHaveFocus();
    await elapsed(focused, 1500);
    await expect(screen.getByText('Success!')).toBeVisible();

    await userEvent.hover(await box('Success!'));
    opener.focus();
    const hovered = performance.now();
    await elapsed(hovered, 1500);
    await expect(screen.getByText('Success!')).toBeVisible();

    await userEvent.unhover(await box('Success!'));
    await waitFor(() => expect(screen.queryByText('Success!')).toBeNull());
  },
};

const swipe = async (target: HTMLElement, distance: number) => {
  const { left, top } = target.getBoundingClientRect();
  const at = (offset: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: left + 100 + offset,
    clientY: top + 20,
  });
  await fireEvent.pointerDown(target, at(0));
  await fireEvent.pointerMove(document, at(distance / 2));
  await fireEvent.pointerMove(document, at(distance));
  await fireEvent.pointerUp(document, { ...at(distance), buttons: 0 });
};

/** A swipe of at least 20 px dismisses a toast. After a shorter swipe, the toast springs back. */
export const Swipe: Story = {
  tags: ['interaction'],
  play: async () => {
    await click('Subscribe');
    const toast = await box('Success!');
    await swipe(toast, 16);
    await waitFor(() => expect(toast.style.transform).toBe(''));
    await expect(toast).toBeInTheDocument();
    await swipe(toast, 24);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 1500 });
  },
};

/** The preset `single`: one toast at a time, for five seconds; a swipe of 50 px dismisses it, and F8 is the only hotkey. */
export const Single: Story = {
  tags: ['interaction'],
  args: { preset: 'single' },
  play: async () => {
    await click('Subscribe');
    await click('Confirm');
    const toast = await box('Success!');
    await expect(toasts()).toHaveLength(1);
    await swipe(toast, 44);
    await waitFor(() => expect(toast.style.transform).toBe(''));
    screen.getByRole('button', { name: 'Subscribe' }).focus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(region()).not.toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(region()).toHaveFocus();
    await swipe(toast, 56);
    await screen.findByText('Subscription successful!');
  },
};

/** Long words wrap. */
export const Stress: Story = {
  tags: ['interaction'],
  play: async () => {
    showToast({
      title: 'Intercommunaldataprotectionagreements were accepted',
      message:
        'Every participating community received the agreement. The ones that have not answered yet are written to again on Monday.',
    });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    toasts()[0]?.focus();
  },
  globals: { viewport: { value: 'phone' } },
};
