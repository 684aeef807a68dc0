import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { DialogsProvider, useDialog, type DialogControl } from './Dialogs.tsx';

/** Stands in for a dialog of the site. */
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

/** What a control does with the hook; Action is the site’s. */
function Opener({ name }: { name: string }) {
  const dialog = useDialog(name);
  return (
    <Button onClick={dialog?.open} onFocus={dialog?.preload}>
      Open {name}, or {dialog?.href ?? 'nothing'}
    </Button>
  );
}

/**
 * Mounted once around the site. Content names a dialog, a control opens it by that name, and its code is loaded on the
 * first opening or a moment earlier. Nothing below holds dialog state.
 */
const meta = {
  title: 'Internals/Dialogs',
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
} satisfies Meta<typeof DialogsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At most one is open. Focus on the control already asks for the code. */
export const InUse: Story = {
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

/** A name that no dialog is entered for opens nothing. */
export const NoEntry: Story = {
  args: { dialogs: { sponsor } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open booking, or nothing' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
