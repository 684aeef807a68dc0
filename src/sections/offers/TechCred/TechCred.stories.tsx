import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample } from './TechCred.sample.ts';
import { TechCred } from './TechCred.tsx';

/** How to get a course reimbursed. */
const meta = {
  title: 'Sections/Offers/TechCred (reimbursement, funding)',
  id: 'offers-techcred',
  component: TechCred,
  parameters: {
    guide: {
      when: 'Explains how to get a course reimbursed: the program, where to apply, and the steps.',
      whenNot:
        'Not for the company’s own methods: these are a third party’s rules, which change when its program does.',
      access: 'The steps are an ordered list. The link to the program says that it opens in a new tab.',
    },
  },
  args: sample,
} satisfies Meta<typeof TechCred>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four steps side by side. The link to another site opens in a new tab, and its name says so. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    const link = region.getByRole('link', { name: 'Apply to the Fund (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://fund.example/apply');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(region.getByRole('list').tagName).toBe('OL');
    const tops = region.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(tops).toHaveLength(4);
    if (!isDesktop()) return;
    await expect(new Set(tops).size).toBe(1);
  },
};

/** On phones, the steps are stacked. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** One step and nothing else. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: [{ title: 'Ask' }], lead: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** Six steps and long words. Nothing scrolls sideways. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Arbeitsförderungsmaßnahmenfinanzierung',
    action: {
      label: 'Apply for the reimbursement of everything you have spent',
      href: 'https://fund.example/',
    },
    items: [
      ...sample.items,
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'A word that is longer than its column, and a sentence that goes on after everyone has understood it.',
      },
      { title: 'Tell the next mill' },
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
