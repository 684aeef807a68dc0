import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Tickets.sample.ts';
import { Tickets, type Ticket } from './Tickets.tsx';

const meta = {
  title: 'Sections/Offers/Tickets (prices, ticket grid)',
  id: 'offers-tickets',
  component: Tickets,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Sells tickets: name, price, audience, what is included, how many are left.',
      whenNot: 'Not for merchandise (Products, Bundles) or sponsorship (Sponsor tiers).',
      access:
        'A list with a heading for each ticket. Screen readers announce an original price with a word (“was”).',
    },
  },
  args: sample,
} satisfies Meta<typeof Tickets>;

export default meta;
type Story = StoryObj<typeof meta>;

const more: Ticket[] = [
  {
    title: 'Guest',
    price: 60,
    text: 'For one companion.',
    features: ['Every talk'],
    availability: 'On sale',
    action: { label: 'Get Guest' },
  },
  {
    title: 'Stallholders, both days',
    price: 95,
    text: 'Access from the evening before, with a longer line of explanation than the others have.',
    features: ['Stall', 'Soup and bread', 'Room for one van', 'Loading ramp', 'Storage overnight'],
    badge: 'Stalls',
    availability: 'On sale',
    action: { label: 'Get Stallholder' },
  },
  {
    title: 'Sunday',
    price: 80,
    originalPrice: 99,
    text: 'One day.',
    features: ['Every talk', 'Soup and bread'],
    availability: 'On sale',
    action: { label: 'Get Sunday' },
  },
];

/** Four tickets. An action that opens a page is a link; any other is a button. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Take the first ferry' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Get Regular' })).toHaveAttribute(
      'href',
      '/tickets/regular',
    );
    await expect(canvas.getByRole('deletion')).toHaveTextContent('was $180');
    await expect(canvas.getByText('$35.50')).toBeVisible();
  },
};

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

export const Seven: Story = { tags: ['edge-case'], args: { items: [...sample.items, ...more] } };

/** Tickets without a badge, an original price or features. */
export const Plain: Story = {
  tags: ['edge-case'],
  args: {
    items: sample.items.slice(1, 3).map((ticket) => ({ ...ticket, badge: undefined, features: [] })),
  },
};

const long: Ticket[] = [true, false].map((featured) => ({
  title: `Telecommunications${featured ? 'interoperability' : ''} administrators`,
  price: 12_499.5,
  originalPrice: 14_999.5,
  text: 'For unincorporatedcommunitiesandtheirschooldistricts, with a letter.',
  features: ['Intergovernmentaltelecommunications', 'One seat'],
  badge: 'For administrators with a letter of intent',
  availability: 'Available until the administrators have decided among themselves',
  action: { label: 'Get the administrators’ ticket' },
  featured,
}));

/** Long words, and large amounts, which make the stubs wider. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: { items: long },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** On phones, the stub is at the bottom of its ticket. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };
