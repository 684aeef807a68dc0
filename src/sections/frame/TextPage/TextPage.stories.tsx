import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './TextPage.sample.ts';
import { TextPage } from './TextPage.tsx';

/** A page of plain text, such as terms, a policy or rules. */
const meta = {
  title: 'Sections/Frame/Text page (legal, terms, privacy, small print)',
  id: 'frame-text-page',
  component: TextPage,
  parameters: {
    guide: {
      when: 'Shows a policy, terms or another long text in parts, with a table of contents.',
      whenNot:
        'Not for anything to sell or decide on, and not for copy so short that it needs no table of contents.',
      access:
        'The table of contents is a named navigation landmark; each part of the text has an anchor and a heading.',
    },
  },
  args: sample,
} satisfies Meta<typeof TextPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part of the text has an anchor and a link in the table of contents. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sample.heading);
    await expect(canvas.getByText('January 18, 2026')).toHaveAttribute('datetime', sample.updated);
    const entries = within(canvas.getByRole('navigation', { name: sample.contentsLabel })).getAllByRole(
      'link',
    );
    await expect(entries.map((entry) => entry.textContent)).toEqual(['1Gates', '2Ladders', '3Fallen fruit']);
    for (const entry of entries) {
      const target = document.querySelector(entry.getAttribute('href')?.replace(/^\//, '') ?? '');
      await expect(target?.tagName).toBe('H2');
      await expect(entry).toHaveAccessibleName(target?.textContent ?? 'none');
    }
    await expect(canvas.getByRole('link', { name: 'gates@orchard.example' })).toHaveAttribute(
      'href',
      'mailto:gates@orchard.example',
    );
    await expect(canvas.getByRole('link', { name: 'The almanac (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single part of text, without any optional content. */
export const Plain: Story = {
  args: {
    updated: undefined,
    updatedLabel: undefined,
    drawing: undefined,
    items: sample.items.slice(1, 2),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time, svg')).toBeNull();
  },
};

/** Many parts of text and long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Weiterbildungsteilnahmebedingungen of unincorporated communities',
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `part-${index + 1}`,
      title: `Intergovernmental telecommunications interoperability, chapter ${index + 1}`,
      body: [
        'Unincorporated communities share one exchange, one contract and one desk to call. '.repeat(4),
        [
          {
            label:
              'https://example.com/regulations/intergovernmental-interoperability/unincorporated-communities',
            href: 'https://example.com/',
          },
        ],
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(25);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
