import { StrictMode, lazy } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { DialogsProvider, type DialogControl } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { bookingDialog } from './BookingDialog.sample.ts';

/** A calendar whose script has an invalid URL, so that loading fails without a network request. */
const broken = { ...bookingDialog.calendar, script: 'http://[' };

const meta = {
  title: 'Sections/Frame/Booking dialog (modal, appointment, calendar)',
  id: 'frame-booking-dialog',
  component: BookingDialog,
  parameters: {
    // The dialog covers the page.
    docs: { story: { inline: false, height: '48rem' } },
    guide: {
      when: 'Lets visitors pick a time without leaving the page. All “book” buttons open the same dialog.',
      whenNot:
        'Not for information: put what visitors need to know first on the page itself. Not for sponsors: use Sponsor dialog.',
      access:
        'A modal dialog named by its heading. Focus starts at the heading, stays inside and returns to the button that opened it; Escape closes it. The calendar is the provider’s frame; if it fails to load, there is a direct link and an email address.',
    },
  },
  args: { ...bookingDialog, onClose: fn() },
} satisfies Meta<typeof BookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectCalendar = async () => {
  const frame = await screen.findByTitle('Calendar of the slipway');
  // Frames can be slow on a busy machine.
  await waitFor(() => expect(frame).toBeVisible());
};
const scripts = () => document.querySelectorAll(`script[src="${bookingDialog.calendar.script}"]`);

export const Default: Story = { tags: ['sample'], play: expectCalendar };

export const Phone: Story = {
  tags: ['edge-case'],
  play: expectCalendar,
  globals: { viewport: { value: 'phone' } },
};

/** The calendar is loading. */
export const Loading: Story = {
  args: { calendar: { ...bookingDialog.calendar, src: '/stand-ins/never.html', timeout: 600_000 } },
  play: async () => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Fetching the free days'));
  },
};

/**
 * The calendar failed to load. The dialog shows the email address, a retry button and, at the bottom, the
 * direct link.
 */
export const Fallback: Story = {
  tags: ['!autodocs'],
  args: { calendar: broken },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.getByRole('link', { name: 'hello@orchard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@orchard.example',
    );
    await expect(dialog.getByRole('link', { name: 'See the days in a new tab' })).toHaveAttribute(
      'href',
      'https://book.example/widget/booking/orchard',
    );
    await userEvent.click(retry);
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await dialog.findByRole('button', { name: 'Try again' });
  },
};

export const FallbackPhone: Story = {
  tags: ['edge-case'],
  args: { calendar: broken },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
  globals: { viewport: { value: 'phone' } },
};

const Booking = ({ onClose }: DialogControl) => <BookingDialog {...bookingDialog} onClose={onClose} />;

/** As on the site: a button opens the dialog. The calendar's script is on the page only while the dialog is open. */
export const ThroughAction: Story = {
  tags: ['interaction'],
  render: () => (
    <StrictMode>
      <DialogsProvider
        dialogs={{
          booking: { component: lazy(() => Promise.resolve({ default: Booking })), href: '/contact' },
        }}
      >
        <div style={{ minBlockSize: '200vh', padding: '2rem' }}>
          <Action action={{ label: 'Book a Call', dialog: 'booking' }} />
        </div>
      </DialogsProvider>
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Book a Call' });
    await expect(scripts()).toHaveLength(0);

    await userEvent.click(open);
    await screen.findByRole('dialog', { name: bookingDialog.heading });
    await expectCalendar();
    await expect(scripts()).toHaveLength(1);
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await expect(scripts()).toHaveLength(0);

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const overlay = document.querySelector('.mantine-Modal-overlay');
    if (overlay) await userEvent.click(overlay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await expect(scripts()).toHaveLength(0);
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
  },
};

/** A failed calendar, one benefit and long words, without a drawing or an email address. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Book a 30-minute session on intercommunaldataprotectionagreements',
    drawing: undefined,
    items: [
      'A personalized roadmap for the integration of AI in unincorporated communities and their school districts',
    ],
    calendar: { ...broken, mail: undefined },
  },
};

/** Many benefits on a phone: the whole dialog scrolls. */
export const StressPhone: Story = {
  tags: ['edge-case'],
  args: {
    items: Array.from({ length: 8 }, (_, index) => `Promise ${index + 1} of a session that promises a lot`),
  },
  globals: { viewport: { value: 'phone' } },
};
