import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { start, then, withCaption } from '../../../.storybook/flow.tsx';
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
  // On a phone the way there is in the sheet: the flow is about the bar.
  globals: { theme: 'conference', viewport: { value: 'laptop' } },
  render: () => <SponsorsPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('banner')).getByRole('button', { name: header.action.label });

export const Page: Story = start('The bar of the conference ends with the way to become a sponsor.');

export const Levels: Story = then(
  Page,
  'The levels with price and passes, and whom to write to. A press outside does not close it.',
  async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    const dialog = await within(document.body).findByRole('dialog', { name: sponsorDialog.heading });
    await waitFor(() => expect(dialog).toBeVisible());
  },
);

export const Closed: Story = then(
  Levels,
  'Closed again: the focus is back on the control.',
  async ({ canvasElement }) => {
    const dialog = within(document.body).getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button', { name: messages.close })[0]!);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
);
