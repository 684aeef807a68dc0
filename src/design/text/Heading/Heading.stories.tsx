import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../../layout/Section/Section.tsx';
import { Heading, type HeadingProps } from './Heading.tsx';

/**
 * Every heading on the site. Set `depth`, never the level, which the section determines. Use `size` only if the design
 * makes a heading larger or smaller than is usual for its depth.
 */
const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  args: { children: 'Tailored AI Solutions' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading with depth 0 in a section has level 2 and names the section. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <Section space="none">
        <Story />
      </Section>
    ),
  ],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Tailored AI Solutions' });
    await expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Tailored AI Solutions',
    );
  },
};

/** The level depends on the section around a heading: 1 in a page's opening section, 3 in a nested section. */
export const Levels: Story = {
  render: () => (
    <>
      <Section level={1} space="none">
        <Heading>Opening</Heading>
      </Section>
      <Section space="none">
        <Heading>Section</Heading>
        <Heading depth={1}>Item</Heading>
        <Heading depth={2}>Detail</Heading>
        <Section level={3} space="none">
          <Heading>Section inside</Heading>
          <Heading depth={1}>Item inside</Heading>
        </Section>
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading');
    await expect(headings.map((heading) => [heading.textContent, heading.tagName])).toEqual([
      ['Opening', 'H1'],
      ['Section', 'H2'],
      ['Item', 'H3'],
      ['Detail', 'H4'],
      ['Section inside', 'H3'],
      ['Item inside', 'H4'],
    ]);
  },
};

const sizes = ['d1', 'd2', 'h2', 'h3', 'h4'] satisfies HeadingProps['size'][];

/** Every value of `size`. `inherit` uses the caller's font. */
export const Sizes: Story = {
  render: () => (
    <Section label="Sizes" space="none" style={{ display: 'grid', gap: '2rem' }}>
      {sizes.map((size) => (
        <Heading key={size} depth={1} size={size}>
          AI Redefined {size}
        </Heading>
      ))}
      <div style={{ font: '500 1.25rem/1.3 var(--font-mono)' }}>
        <Heading depth={1} size="inherit">
          AI Redefined inherit
        </Heading>
      </div>
    </Section>
  ),
};

/** The conference's headings are heavier. */
export const SizesConference: Story = { ...Sizes, tags: ['edge-case'], parameters: { theme: 'conference' } };

/** Lines are balanced; a heading too long for its space wraps. */
export const Stress: Story = {
  ...Default,
  tags: ['edge-case'],
  args: {
    children: 'Timber Regraded, Boats Built to Measure & Evening Classes for agencies, schools and companies',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** The heading with the setting “40% longer” in Storybook's toolbar. The setting works for any story. */
export const LongerWords: Story = {
  ...Default,
  tags: ['edge-case'],
  globals: { text: 'longer' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getAllByRole('heading')[0];
    await expect(heading?.textContent).toMatch(/[áéíóú]/);
    await expect(heading?.textContent).not.toMatch(/[aeiou]/i);
  },
};
