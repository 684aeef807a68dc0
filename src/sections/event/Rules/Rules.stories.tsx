import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Rules } from './Rules.tsx';
import { sample, sentences } from './Rules.sample.ts';

/** Rules, either numbered so that people can refer to them, or in a few large sentences. */
const meta = {
  title: 'Sections/Event/Rules (code of conduct)',
  id: 'event-rules',
  component: Rules,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'States rules: those of a competition, by number, or a code of conduct in a few large sentences.',
      whenNot: 'Not for steps in order (Steps), and not in place of the full legal text (Text page).',
      access:
        'In the variant with columns, the rules are an ordered list: screen readers number the rules, so “rule three” is the same for everyone.',
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

/** Four rules in large type, and a link that opens the full text in a new tab. */
export const Sentences: Story = {
  tags: ['sample'],
  args: sentences,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Harbor rules' });
    const link = within(region).getByRole('link', { name: 'Read all harbor rules (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(within(region).getAllByRole('listitem')[0]).toHaveTextContent(
      'Give way. Whoever carries a net goes first.',
    );
  },
};

/** On phones, the heading is above the rules, and each rule's text is below its title. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A link to a page on this site opens in the same tab. */
export const InSameTab: Story = {
  args: { action: { label: 'How we behave', href: '/behavior' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'How we behave' });
    await expect(link).not.toHaveAttribute('target');
  },
};

/** Both variants in the site theme. */
export const InSiteTheme: Story = {
  tags: ['edge-case'],
  parameters: { theme: 'site' },
  render: (args) => (
    <>
      <Rules {...args} />
      <Rules {...sentences} />
    </>
  ),
};

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

/** One large rule without a lead or a link, on the band `subtle`. */
export const OneSentence: Story = {
  tags: ['edge-case'],
  args: {
    ...sentences,
    items: sentences.items.slice(0, 1),
    lead: undefined,
    action: undefined,
    band: 'subtle',
  },
};

/** Many rules in large type, with long words. */
export const StressSentences: Story = {
  tags: ['edge-case'],
  args: {
    ...sentences,
    heading: 'Interharboraccommodation rules',
    action: { label: 'Read all harbor rules, their exceptions and the minutes', href: '/harbor-rules' },
    items: [
      {
        title: 'Telecommunicationsinteroperabilityregister:',
        text: 'whoever answers first keeps answering until somebody else does, which on some evenings takes longer than the evening.',
      },
      ...sentences.items,
      ...sentences.items.map((rule) => ({ ...rule, title: `Again: ${rule.title}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9);
  },
};

/** On phones, the rules are below the heading and the link. */
export const SentencesPhone: Story = {
  tags: ['edge-case'],
  args: sentences,
  globals: { viewport: { value: 'phone' } },
};
