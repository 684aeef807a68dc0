import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DialogsProvider, type DialogControl } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { sample } from './ContactPanel.sample.ts';

/** A stub for the booking dialog. */
function Booking({ onClose }: DialogControl) {
  return (
    <dialog open aria-label="Booking" style={{ position: 'fixed', insetBlockStart: '2rem' }}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

const meta = {
  title: 'Sections/Contact/Contact panel (get in touch, email)',
  id: 'contact-contact-panel',
  component: ContactPanel,
  parameters: {
    guide: {
      when: 'Invites visitors of a service’s page to write or to book, with an email address and two buttons.',
      whenNot: 'Not on the contact page, which has a form, and not near a Call to action with the same goal.',
      access: 'The email address is a link whose text is the address, so that visitors can also copy it.',
    },
  },
  args: sample,
  decorators: [
    (Story) => (
      <DialogsProvider dialogs={{ booking: { component: Booking, href: '/contact' } }}>
        <Story />
      </DialogsProvider>
    ),
  ],
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = within(canvas.getByRole('region', { name: sample.heading }));
    await expect(section.getByRole('link', { name: 'hello@orchard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@orchard.example',
    );
    await expect(section.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await userEvent.click(section.getByRole('button', { name: 'Choose a Day' }));
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** With only one action. */
export const WithoutOptionals: Story = { tags: ['edge-case'], args: { actions: sample.actions.slice(0, 1) } };

export const OnStrong: Story = { args: { band: 'strong' } };

export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Tell us about wastewaterauthorities',
    lead: `${sample.lead} ${sample.lead} ${sample.lead}`,
    mail: {
      label: 'unincorporated-communities@intermunicipal-wastewater.example',
      href: 'mailto:unincorporated-communities@intermunicipal-wastewater.example',
    },
    actions: [
      ...sample.actions.slice(0, 1),
      { label: 'Contact us about anything else, in writing or by telephone', href: '/contact' },
    ],
  },
};
