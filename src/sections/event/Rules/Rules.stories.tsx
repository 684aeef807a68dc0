import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Rules } from './Rules.tsx';
import { sample } from './Rules.sample.ts';

/** Numbered rules that people can refer to by number. */
const meta = {
  title: 'Sections/Event/Rules',
  id: 'event-rules',
  component: Rules,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'States rules that people refer to by number, as in a competition.',
      whenNot: 'Not for steps in order (Steps), and not for legal texts (Text page).',
      access: 'An ordered list: screen readers number the rules, so “rule three” is the same for everyone.',
    },
  },
  args: sample,
} satisfies Meta<typeof Rules>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules are an ordered list. The link says that it opens in a new tab. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'House rules' });
    const canvas = within(section);
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
      sample.items.map(({ title }) => title),
    );
    const link = canvas.getByRole('link', { name: 'How we behave (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** On phones, the heading is above the rules, which are one below the other. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A link to a page on this site opens in the same tab. */
export const InSameTab: Story = {
  args: { action: { label: 'How we behave', href: '/behavior' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'How we behave' });
    await expect(link).not.toHaveAttribute('target');
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** One rule, without a lead or a link. */
export const OneRule: Story = {
  tags: ['edge-case'],
  args: { lead: undefined, action: undefined, items: sample.items.slice(0, 1) },
};

/** Twelve rules with very long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Wettbewerbsteilnahmebedingungen',
    items: Array.from({ length: 12 }, (_, index) => ({
      title: index % 3 ? `Rule for number ${index + 1}` : `Verschwiegenheitserklärungspflicht ${index + 1}`,
      text: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenversicherungsbestätigung. '.repeat(
        (index % 2) + 1,
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const rule of within(canvasElement).getAllByRole('listitem'))
      await expect(rule.scrollWidth).toBeLessThanOrEqual(rule.clientWidth);
  },
};
