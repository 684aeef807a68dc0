import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusBack, pressAction, start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withConferenceShell } from '../../../.storybook/withShell.tsx';
import { conferenceHeader as header } from '../../content/conference/navigation.ts';
import { sponsorDialog } from '../../content/conference/sponsor-dialog.ts';
import { messages } from '../../content/messages.ts';
import SponsorsPage from '../SponsorsPage.tsx';

/** From the bar to the levels, and back. */
const meta = {
  title: 'Flows/Become a sponsor',
  tags: ['state'],
  decorators: [withConferenceShell, withCaption],
  parameters: { route: '/midwestcon/sponsors' },
  globals: { theme: 'conference' },
  render: () => <SponsorsPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = start(
  'The bar of the conference ends with the way to become a sponsor; on a phone its menu does.',
);

export const Levels: Story = then(
  Page,
  'The levels with price and passes, and whom to write to. A press outside does not close it.',
  async ({ canvasElement }) => {
    await pressAction(canvasElement, header);
    const dialog = await within(document.body).findByRole(
      'dialog',
      { name: sponsorDialog.heading },
      { timeout: 8000 },
    );
    await waitFor(() => expect(dialog).toBeVisible());
  },
);

export const Closed: Story = then(
  Levels,
  'Closed again: the focus is back on the control, or on the phone’s menu.',
  async ({ canvasElement }) => {
    const dialog = within(document.body).getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button', { name: messages.close })[0]!);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expectFocusBack(canvasElement, header);
  },
);
