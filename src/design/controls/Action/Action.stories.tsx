import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconArrowRight, IconDownload } from '@tabler/icons-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DialogsProvider, type DialogControl } from '../../overlays/Dialogs/Dialogs.tsx';
import { Action } from './Action.tsx';

const preload = fn();

/** A stub for a dialog of the site. */
function Booking({ onClose }: DialogControl) {
  return (
    <dialog open aria-label="Booking">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

/**
 * A button whose content decides what it does: follow a link, open a dialog, or do nothing. The section around it only
 * chooses how the button looks. Where the section itself has to respond to the click (submit, previous, close), use
 * Button instead.
 */
const meta = {
  title: 'Components/Controls/Action (button, link)',
  id: 'components-controls-action',
  component: Action,
  args: { action: { label: 'About us', href: '/about' } },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <DialogsProvider dialogs={{ booking: { component: Booking, preload, href: '/contact' } }}>
        <Story />
      </DialogsProvider>
    ),
  ],
} satisfies Meta<typeof Action>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual content: a label and a target, in the default variant. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName('About us');
  },
};

/** With an `href` the button is a link. */
export const ToPage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'About us' })).toHaveAttribute(
      'href',
      '/about',
    );
  },
};

/** A link to another site opens a new tab. */
export const ToSite: Story = {
  args: { action: { label: 'Apply', href: 'https://example.com/apply' }, variant: 'outline' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Apply (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A link to a file on this site downloads it. */
export const ToFile: Story = {
  args: { action: { label: 'Save the dates', href: '/dates.ics' }, icon: IconDownload },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Save the dates' });
    await expect(link).toHaveAttribute('download', '');
    await expect(link).not.toHaveAttribute('target');
  },
};

/** With a `dialog` the button opens that dialog; the dialog's code starts to load on hover or focus. */
export const OpensDialog: Story = {
  tags: ['interaction'],
  args: { action: { label: 'Book a Call', dialog: 'booking' }, variant: 'hero', icon: IconArrowRight },
  // Keeps the button away from the window's corner. A test browser's pointer rests there and would hover over the
  // button.
  decorators: [
    (Story) => (
      <div style={{ padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Book a Call' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(preload).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(preload).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** If the application doesn't provide the dialog, the button is a link to the action's `href`. */
export const WithoutDialog: Story = {
  tags: ['edge-case'],
  args: { action: { label: 'Book a Call', dialog: 'booking', href: '/contact' } },
  decorators: [
    (Story) => (
      <DialogsProvider>
        <Story />
      </DialogsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Book a Call' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

/** With neither `href` nor `dialog`, the button is enabled and focusable, but does nothing. */
export const Inert: Story = {
  tags: ['interaction'],
  args: { action: { label: 'Get Tickets' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Get Tickets' });
    const before = canvasElement.innerHTML;
    await userEvent.click(button);
    await expect(button).toBeEnabled();
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvasElement.innerHTML).toBe(before);
  },
};

/** With `size="icon"`, the label is not visible, but is the accessible name. */
export const IconOnly: Story = {
  args: { action: { label: 'Next page', href: '/next' }, size: 'icon', icon: IconArrowRight },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Next page' })).toHaveTextContent(/^$/);
  },
};

/** One word or a long sentence, with or without an icon: the label wraps instead of overflowing a narrow column. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start', inlineSize: '20rem' }}>
      <Action action={{ label: 'Go' }} />
      <Action action={{ label: 'Apply', href: '/apply' }} size="sm" icon={IconArrowRight} />
      <Action
        action={{
          label: 'Find out what the intergovernmental interoperability program does for your county',
          href: '/government',
        }}
        size="lg"
        icon={IconArrowRight}
      />
      <Action
        action={{ label: 'Book a conversation with the people who run the training', dialog: 'booking' }}
        variant="outline"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const controls = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    await expect(controls).toHaveLength(4);
    for (const control of controls) {
      await expect(control.getBoundingClientRect().width).toBeLessThanOrEqual(320);
      await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth);
    }
  },
};
