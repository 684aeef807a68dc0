import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { berths, ferries, sample } from './CasePreviews.sample.ts';
import { CasePreviews } from './CasePreviews.tsx';

const meta = {
  title: 'Sections/Proof/Case previews (case studies, references)',
  id: 'proof-case-previews',
  component: CasePreviews,
  parameters: {
    guide: {
      when: 'Sums up a few cases, each with a key figure, and links to the page with all cases.',
      whenNot: 'Not for a full case (Case study), and not for a single one (Success story).',
      access:
        'The long version is a disclosure: Tab reaches it, Enter or Space opens it, and without JavaScript it is open. Its parts are a description list.',
    },
  },
  args: sample,
} satisfies Meta<typeof CasePreviews>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two cases of the same structure. Their parts align. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('article');
    for (const part of ['h3', 'ul']) {
      const top = (each?: HTMLElement) => each?.querySelector(part)?.getBoundingClientRect().top;
      await expect(top(first)).toBe(top(second));
    }
  },
};

/** A click on the disclosure opens the long version, and another click closes it. */
export const Disclosure: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const [summary] = within(canvasElement).getAllByText(sample.more);
    const text = within(canvasElement).getByText(/Each harbor kept a copy/);
    await expect(text).not.toBeVisible();
    if (!summary) throw new Error('There is no disclosure');
    await userEvent.click(summary);
    await expect(text).toBeVisible();
    await userEvent.click(summary);
    await expect(text).not.toBeVisible();
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const OneCase: Story = {
  tags: ['edge-case'],
  args: { items: [ferries], heading: 'One harbor, measured' },
};

export const ThreeCases: Story = {
  tags: ['edge-case'],
  args: { items: [ferries, berths, { ...berths, title: 'A third harbor' }] },
};

/** Long words, no link to all cases, and a case with neither a drawing nor details. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    action: undefined,
    heading: 'Deinstitutionalisation programs, measured',
    items: [
      {
        ...ferries,
        drawing: undefined,
        details: [],
        title: 'Telecommunicationsinfrastructureprovider re-architecture',
        impact: { value: '1,204%', label: 'counterrevolutionarilyinterdisciplinary software provider' },
      },
      { ...berths, keyMetrics: Array.from({ length: 7 }, (_, index) => `Metric number ${index + 1}`) },
    ],
  },
};
