import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withConferenceShell } from '../../../.storybook/withShell.tsx';
import { ticketsPage } from '../../content/conference/tickets.ts';
import TicketsPage from '../TicketsPage.tsx';

/** From the prices to the ticket's control, which leads nowhere until a checkout is set. */
const meta = {
  title: 'Flows/Buy a ticket',
  tags: ['state'],
  decorators: [withConferenceShell, withCaption],
  parameters: { route: '/midwestcon/tickets' },
  globals: { theme: 'conference' },
  render: () => <TicketsPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: ticketsPage.tickets.tickets[0]!.cta.label });

export const Page: Story = start('The tickets page: the prices follow below the opening.');

export const Prices: Story = then(
  Page,
  'Each ticket with its price and what is in it.',
  ({ canvasElement }) => {
    control(canvasElement).scrollIntoView({ block: 'center', behavior: 'instant' });
    return Promise.resolve();
  },
);

export const Pressed: Story = then(
  Prices,
  'Pressed, and nothing happens: no checkout is set so far, and the control is no link.',
  async ({ canvasElement }) => {
    const button = control(canvasElement);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
);
