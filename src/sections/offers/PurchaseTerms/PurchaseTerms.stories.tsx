import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './PurchaseTerms.sample.ts';
import { PurchaseTerms } from './PurchaseTerms.tsx';
import { refundDays } from './refundDays.ts';

const meta = {
  title: 'Sections/Offers/Purchase terms (refunds, conditions)',
  id: 'offers-purchase-terms',
  component: PurchaseTerms,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Tells visitors what to know before they buy a ticket: refund deadlines and other terms.',
      whenNot: 'Not for complete legal terms (Text page): this section sums them up.',
      access:
        'With a text alternative, the dial is one image, and screen readers skip the legend, which would repeat it. Without one, they skip the dial.',
    },
  },
  args: sample,
} satisfies Meta<typeof PurchaseTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

const { refund, items } = sample;

/** A refund window of 39 days, and two other terms. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dial = canvas.getByRole('img', { name: refund.label });
    await expect(dial).toHaveTextContent('May 4');
    // April 15 is day 0; May 4, May 21 and May 23 follow.
    await expect(refundDays(refund.window)).toEqual({ full: 19, event: 36, last: 38 });
    await expect(dial.querySelector('[data-part="transfer"]')).toHaveAttribute(
      'stroke-dasharray',
      '0 19 17 38',
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** A one-day event, a refund window of five days, and a dial without a text alternative. */
export const ShortWindow: Story = {
  tags: ['edge-case'],
  args: {
    refund: {
      ...refund,
      window: {
        from: '2027-05-17',
        fullUntil: '2027-05-18',
        event: { from: '2027-05-21', to: '2027-05-21' },
      },
      dates: { fullUntil: 'May 18', event: 'May 21' },
      label: undefined,
    },
  },
  play: async ({ args }) => {
    await expect(refundDays(args.refund.window)).toEqual({ full: 1, event: 4, last: 5 });
  },
};

/** Full refunds until the event begins. The day count is correct although daylight saving time starts in between. */
export const FullUntilTheEvent: Story = {
  args: {
    refund: {
      ...refund,
      window: {
        from: '2027-03-01',
        fullUntil: '2027-03-31',
        event: { from: '2027-03-31', to: '2027-04-02' },
      },
      dates: { fullUntil: 'Mar 31', event: '' },
    },
  },
  play: async ({ args }) => {
    await expect(refundDays(args.refund.window)).toEqual({ full: 30, event: 30, last: 32 });
  },
};

/** Refund rules without other terms. */
export const RefundOnly: Story = { tags: ['edge-case'], args: { items: [] } };

export const OneTerm: Story = { tags: ['edge-case'], args: { items: items.slice(1) } };

/** Long words, and seven terms, one with a long number and one with neither a number nor a drawing. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Before intergovernmental telecommunications administrators buy',
    refund: {
      ...refund,
      title: 'Refunds for telecommunicationsinteroperabilityadministrators',
      labels: { ...refund.labels, transfer: 'Transferable to another administrator of the same community' },
    },
    items: [
      { figure: '$1,250.50', title: 'Telecommunicationsinteroperability', text: 'A large figure.' },
      {
        title: 'Neither figure nor drawing',
        text: 'The words take the whole line, as far as they need it.',
      },
      ...items,
      ...['Invoices', 'Receipts', 'Wheelchairs'].map((title) => ({
        title,
        text: 'Write to the desk.',
        figure: '7',
      })),
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };
