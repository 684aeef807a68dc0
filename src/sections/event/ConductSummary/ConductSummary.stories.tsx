import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './ConductSummary.sample.ts';
import { ConductSummary } from './ConductSummary.tsx';

/** A short version of rules of conduct. */
const meta = {
  title: 'Sections/Event/Conduct summary',
  id: 'event-conduct-summary',
  component: ConductSummary,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Sums up the rules of conduct in a few large sentences, and links to the full text.',
      whenNot:
        'Not in place of the full text (Text page), and not for the numbered rules of a competition (Rules).',
    },
  },
  args: sample,
} satisfies Meta<typeof ConductSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four rules. The link to the full text opens in a new tab. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'House rules' });
    const link = within(region).getByRole('link', { name: 'Read all house rules (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(within(region).getAllByRole('listitem')[0]).toHaveTextContent(
      'Give way. Whoever carries a net goes first.',
    );
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** One rule, without a lead or a link, on another band. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined, action: undefined, band: 'subtle' },
};

/** Many rules with long words and sentences. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Interharboraccommodation rules',
    action: { label: 'Read all house rules, their exceptions and the minutes', href: '/house-rules' },
    items: [
      {
        title: 'Telecommunicationsinteroperabilityregister:',
        text: 'whoever answers first keeps answering until somebody else does, which on some evenings takes longer than the evening.',
      },
      ...sample.items,
      ...sample.items.map((rule) => ({ ...rule, title: `Again: ${rule.title}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9);
  },
};

/** On phones, the rules are below the link. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
