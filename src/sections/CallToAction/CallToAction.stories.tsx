import { IconArrowUp } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DialogsProvider } from '../../design/Dialogs/Dialogs.tsx';
import { corner, crowd, halves, plinth } from './CallToAction.sample.ts';
import { CallToAction } from './CallToAction.tsx';

/** Asks for one thing, near a page's end. */
const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  args: corner,
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arcs in the corner. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Bring us the meter nobody reads' });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(region).getByRole('link')).toHaveAttribute('href', '/contact');
  },
};

/** A dialog and a link: the first leads, the second is outlined. */
export const TwoActions: Story = {
  args: {
    actions: [
      { label: 'Plan a Site Visit', dialog: 'booking' },
      { label: 'Read the reports', href: '/reports' },
    ],
    actionVariant: 'hero',
  },
  decorators: [
    (Story) => (
      <DialogsProvider
        dialogs={{
          booking: { component: () => <div role="dialog" aria-label="Booking" />, href: '/contact' },
        }}
      >
        <Story />
      </DialogsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Read the reports' })).toHaveAttribute(
      'data-variant',
      'outline',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Plan a Site Visit' }));
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeInTheDocument();
  },
};

/** Two half discs between the edges. */
export const Halves: Story = { args: halves };

/** Low, on a ground that content names. */
export const Plinth: Story = { args: { ...plinth, drawing: undefined, band: 'gold' } };

/** People in line along the foot; the action leads up the page. */
export const Crowd: Story = { args: { ...crowd, icon: IconArrowUp } };

/** Long words in every variant, without a line, without a drawing. */
export const Stress: Story = {
  render: () => (
    <>
      {[corner, halves, plinth, crowd].map((sample) => (
        <CallToAction
          key={sample.heading}
          {...sample}
          heading={`${sample.heading}, Telecommunicationsinteroperability included`}
          actions={[
            { label: 'Schedule a Conversation With the Whole Committee', href: '/contact' },
            { label: 'Read the minutes', href: '#minutes' },
            { label: 'Ask by telephone', href: '#telephone' },
          ]}
        />
      ))}
      <CallToAction {...corner} heading="Write to us" line={undefined} drawing={undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

/** On a phone the drawing stands over or under the words. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {[corner, halves, plinth, crowd].map((sample) => (
        <CallToAction key={sample.heading} {...sample} />
      ))}
    </>
  ),
};
