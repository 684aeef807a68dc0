import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CompanyTeaser } from './CompanyTeaser.tsx';
import { sample } from './CompanyTeaser.sample.ts';

const meta = {
  title: 'Sections/People/Company teaser (about us)',
  id: 'people-company-teaser',
  component: CompanyTeaser,
  parameters: {
    guide: {
      when: 'Introduces the company in two or three sentences, with a link to the about page.',
      whenNot: 'Not on the about page itself (Company stories).',
    },
  },
  args: sample,
} satisfies Meta<typeof CompanyTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(section).toHaveAttribute('id', 'about');
    await expect(within(section).getByRole('link', { name: 'About the firm' })).toHaveAttribute(
      'href',
      '/about',
    );
    // The drawing touches the section's bottom edge.
    const drawing = section.querySelector('svg:has(use)');
    const gap = section.getBoundingClientRect().bottom - (drawing?.getBoundingClientRect().bottom ?? 0);
    await expect(Math.abs(gap)).toBeLessThan(1);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const WithoutDrawing: Story = { tags: ['edge-case'], args: { drawing: undefined } };

export const OnTint: Story = { args: { band: 'tint' } };

export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Intermunicipal wastewaterauthorities make things that carry considerably more weight',
    lead: `${sample.lead} ${sample.lead} ${sample.lead}`,
    action: {
      label: 'About the firm, its people, its history and everything that followed from it',
      href: '/about',
    },
  },
};
