import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusBack, pressAction, start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withShell } from '../../../.storybook/withShell.tsx';
import { booking } from '../../content/booking.ts';
import { header } from '../../content/navigation.ts';
import { messages } from '../../content/messages.ts';
import NotFoundPage from '../NotFoundPage.tsx';

/** From any page to a day in the calendar, and back. A sample calendar stands in for the provider's. */
const meta = {
  title: 'Flows/Book a call',
  tags: ['state'],
  decorators: [withShell, withCaption],
  parameters: { route: '/no/such/page', messages: ['console.log: 404 /no/such/page'] },
  render: () => <NotFoundPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyPage: Story = start(
  'The bar of every page, even of this one, ends with the way to a call; on a phone its menu does.',
);

export const Calendar: Story = then(
  AnyPage,
  'The calendar opens over the page: it has its own close controls, and a link to the same calendar in a tab.',
  async ({ canvasElement }) => {
    await pressAction(canvasElement, header);
    const dialog = await within(document.body).findByRole('dialog', {}, { timeout: 8000 });
    await waitFor(() => expect(within(dialog).getByTitle(booking.calendar.title)).toBeVisible(), {
      timeout: 8000,
    });
  },
);

export const Closed: Story = then(
  Calendar,
  'Closed again: the page is where it was, and the focus is back on the control, or on the phone’s menu.',
  async ({ canvasElement }) => {
    const dialog = within(document.body).getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button', { name: messages.close })[0]!);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expectFocusBack(canvasElement, header);
  },
);
