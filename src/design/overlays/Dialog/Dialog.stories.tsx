import { StrictMode, useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const body = (
  <p style={{ marginBlockStart: '0.875rem', maxInlineSize: '25.76em' }}>
    Four levels. Each comes with passes for your team; tell us what you would like to make possible.
  </p>
);

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  // In the docs, each story is in its own frame, because a dialog covers the page.
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    onClose: fn(),
    title: 'Become a Sponsor',
    children: body,
    footer: <Button href="mailto:hello@orchard.example">Write to us</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page whose button opens the dialog. As in `DialogsProvider`, the dialog is mounted only while it is open. */
function Opener({ onClose, ...dialog }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: '200vh', padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          {...dialog}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </div>
  );
}

const opener: Story['render'] = (args) => (
  <StrictMode>
    <Opener {...args} />
  </StrictMode>
);

const outside = async () => {
  const overlay = document.querySelector('.mantine-Modal-overlay');
  if (!overlay) throw new Error('no overlay');
  await userEvent.click(overlay);
};

export const Default: Story = {};

/** The close button at the dialog's top closes it, and so does the one at its bottom. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Become a Sponsor' });
    const controls = within(dialog).getAllByRole('button', { name: 'Close' });
    await expect(controls).toHaveLength(2);
    for (const control of controls) await userEvent.click(control);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** With `aside`, the title is in a separate panel. */
export const WithAside: Story = {
  args: {
    title: 'Choose an hour in the workshop',
    aside: <p>Free AI-readiness consultation</p>,
    children: <p style={{ flex: 1, paddingBlock: '1rem' }}>Pick a day and a time</p>,
    footer: undefined,
  },
};

export const WithAsidePhone: Story = {
  tags: ['edge-case'],
  args: WithAside.args,
  globals: { viewport: { value: 'phone' } },
};

/** On phones, the dialog fills the screen. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** The dialog takes focus, traps it, and returns it on closing. The page behind it doesn't scroll. */
export const Keyboard: Story = {
  tags: ['interaction'],
  render: opener,
  play: async ({ canvasElement, args }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Open' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    const stops = ['Close', 'Write to us', 'Close', 'Close'];
    for (const name of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName('Write to us');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
  },
};

/** A click outside closes the dialog; a click inside doesn't. */
export const OutsideClick: Story = {
  tags: ['interaction'],
  render: opener,
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('heading'));
    await expect(dialog).toBeInTheDocument();
    await outside();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** With `closeOnOutsideClick={false}`, only Escape and the close buttons close the dialog. */
export const OutsideClickBlocked: Story = {
  tags: ['interaction'],
  args: { closeOnOutsideClick: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await outside();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** When the visitor follows a link in the dialog, the dialog closes. */
export const Navigation: Story = {
  tags: ['interaction'],
  args: {
    footer: (
      <Button variant="outline" href="/midwestcon/partner">
        Read what every berth comes with
      </Button>
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Read what every berth comes with' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** With more content than fits, the dialog scrolls, and the page behind it doesn't. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Intercommunaldataprotectionagreements and other words that do not fit',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} style={{ marginBlockStart: '1rem' }}>
        Paragraph {index + 1}. A long dialog scrolls inside itself, and its foot is reached at the end.
      </p>
    )),
  },
};

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args,
  globals: { viewport: { value: 'phone' } },
};
