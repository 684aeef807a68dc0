import { StrictMode, lazy } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { DialogsProvider, type DialogControl } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { sponsorDialog } from './SponsorDialog.sample.ts';
import { SponsorDialog } from './SponsorDialog.tsx';

const meta = {
  title: 'Sections/Frame/Sponsor dialog (modal, popup)',
  id: 'frame-sponsor-dialog',
  component: SponsorDialog,
  parameters: {
    // The dialog covers the page.
    docs: { story: { inline: false, height: '48rem' } },
    theme: 'conference',
    guide: {
      when: 'Shows sponsor levels, prices and passes at a glance, and how to get in touch. Opens from any sponsor button on the conference pages.',
      whenNot:
        'Not for ordering: visitors can’t buy anything in it. What each level includes belongs on a page, in Partner levels.',
      access:
        'A modal dialog named by its heading. Escape closes it and returns focus to the button that opened it; a click outside does nothing. The levels are a named table with column headings. Half discs repeat the numbers of passes and are hidden from screen readers.',
    },
  },
  args: { ...sponsorDialog, onClose: fn() },
} satisfies Meta<typeof SponsorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => screen.findByRole('dialog', { name: sponsorDialog.heading });

/** Checks that nothing in the dialog overflows sideways. */
const fits = async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};

const pressOutside = async () => {
  const backdrop = document.querySelector('.mantine-Modal-overlay');
  if (!backdrop) throw new Error('no backdrop');
  await userEvent.click(backdrop);
};

export const Default: Story = { tags: ['sample'] };

/** A click outside the dialog does nothing. The dialog has two close buttons, and each of them works. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await open();
    const table = within(within(dialog).getByRole('table', { name: sponsorDialog.caption }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const row = table.getByRole('row', { name: /Keystone \$42,000 16/ });
    await waitFor(() => expect(row).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: 'Write to the crew' })).toHaveAttribute(
      'href',
      sponsorDialog.actions[0]?.href,
    );
    await pressOutside();
    await expect(args.onClose).not.toHaveBeenCalled();
    const controls = within(dialog).getAllByRole('button', { name: 'Close' });
    await expect(controls).toHaveLength(2);
    for (const control of controls) await userEvent.click(control);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

const Sponsor = ({ onClose }: DialogControl) => <SponsorDialog {...sponsorDialog} onClose={onClose} />;

/** As on the site: a click outside leaves the dialog open. Escape closes it, and so does a link to another page. */
export const ThroughAction: Story = {
  tags: ['interaction'],
  render: () => (
    <StrictMode>
      <DialogsProvider
        dialogs={{
          sponsor: {
            component: lazy(() => Promise.resolve({ default: Sponsor })),
            href: '/quay/levels',
          },
        }}
      >
        <div style={{ minBlockSize: '200vh', padding: '2rem' }}>
          <Action action={{ label: 'Carry a stone', dialog: 'sponsor' }} />
        </div>
      </DialogsProvider>
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Carry a stone' });
    await userEvent.click(opener);
    const dialog = await open();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let tab = 0; tab < 6; tab++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }

    await pressOutside();
    await waitFor(() => expect(dialog).toBeVisible());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await open()).getByRole('link', { name: 'See what comes with each' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sponsorDialog.items.slice(2, 3), actions: sponsorDialog.actions.slice(0, 1) },
};

export const Three: Story = { tags: ['edge-case'], args: { items: sponsorDialog.items.slice(0, 3) } };

const seven = [
  ...sponsorDialog.items,
  { title: 'Telecommunicationsinteroperability sponsors', price: 1_250_000, passes: 120 },
  { title: 'In kind', price: 800, passes: 2 },
  { title: 'Friend', price: 99.5, passes: 0 },
];

/** Long words, large numbers, and a level without passes. */
export const Seven: Story = { tags: ['edge-case'], args: { items: seven }, play: fits };

/** On phones, the half discs that stand for the passes are hidden. */
export const Phone: Story = { tags: ['edge-case'], play: fits, globals: { viewport: { value: 'phone' } } };

export const SevenPhone: Story = {
  tags: ['edge-case'],
  args: { items: seven },
  play: fits,
  globals: { viewport: { value: 'phone' } },
};

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };
