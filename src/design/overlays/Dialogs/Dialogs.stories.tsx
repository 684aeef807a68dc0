import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { DialogsProvider, useDialog, type DialogControl } from './Dialogs.tsx';

/** A stand-in for one of the site's dialogs. */
function Stub({ label, onClose }: DialogControl & { label: string }) {
  return (
    <dialog open aria-label={label}>
      <p>{label}</p>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

const preload = fn();
const booking = {
  component: lazy(() =>
    Promise.resolve({ default: (control: DialogControl) => <Stub label="Booking" {...control} /> }),
  ),
  preload,
  href: '/contact',
};
const sponsor = {
  component: (control: DialogControl) => <Stub label="Sponsoring" {...control} />,
  href: '/midwestcon/partner',
};

/** A control that uses `useDialog`, as Action does on the site. */
function Opener({ name }: { name: string }) {
  const dialog = useDialog(name);
  return (
    <Button onClick={dialog?.open} onFocus={dialog?.preload}>
      Open {name}, or {dialog?.href ?? 'nothing'}
    </Button>
  );
}

/**
 * The provider is mounted once, around the site. Content names a dialog, and a control opens the dialog by that name.
 * The dialog's code loads when the visitor first points at the control, focuses it, or opens the dialog. Components
 * inside the provider don't need to track which dialog is open.
 */
const meta = {
  title: 'Components/Internals/Dialogs',
  id: 'internals-dialogs',
  component: DialogsProvider,
  args: {
    dialogs: { booking, sponsor },
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', marginBlockEnd: '2rem' }}>
        <Opener name="booking" />
        <Opener name="sponsor" />
      </div>
    ),
  },
  parameters: { layout: 'padded' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof DialogsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At most one dialog is open. Focusing the control already preloads the dialog's code. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(preload).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Open booking, or /contact' }));
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Open sponsor, or /midwestcon/partner' }));
    await expect(await canvas.findByRole('dialog', { name: 'Sponsoring' })).toBeVisible();
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** An unregistered name opens nothing. */
export const NoEntry: Story = {
  tags: ['interaction'],
  args: { dialogs: { sponsor } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open booking, or nothing' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
