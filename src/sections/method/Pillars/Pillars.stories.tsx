import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Pillars } from './Pillars.tsx';
import { sample } from './Pillars.sample.ts';

const meta = {
  title: 'Sections/Method/Pillars (pillar selector, principles, values)',
  id: 'method-pillars',
  component: Pillars,
  parameters: {
    guide: {
      when: 'Introduces a few principles with one or two sentences each, one principle open at a time.',
      whenNot:
        'Not for steps in order (Step panels), and not for many principles: each is a sector of one circle.',
      access:
        'Each pillar is a button that says whether it is open. Tab moves between the buttons, and Enter or Space opens a pillar. Hovering with a mouse also opens one, but is never required.',
    },
  },
  args: sample,
} satisfies Meta<typeof Pillars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** The first pillar is open. Clicking another one opens that one instead, without moving the content below. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await document.fonts.ready;
    const section = canvas.getByRole('region', { name: 'Four Piers' });
    const height = section.offsetHeight;
    await expect(canvas.getByText(sample.items[0]!.text)).toBeVisible();
    for (const { title, text } of [...sample.items].reverse()) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(title) }));
      await expect(canvas.getByText(text)).toBeVisible();
      const open = canvas.getAllByRole('button', { expanded: true });
      await expect(open).toHaveLength(1);
      await expect(open[0]).toHaveAccessibleName(new RegExp(title));
      for (const other of sample.items)
        if (other.title !== title) await expect(canvas.getByText(other.text)).not.toBeVisible();
      await expect(section.offsetHeight).toBe(height);
    }
  },
};

/** Tab reaches every pillar. Enter or Space opens the focused pillar. */
export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const process = canvas.getByRole('button', { name: /Process/ });
    await expect(process).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(process).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /Safety/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Hovering with a mouse opens a pillar. Touching a pillar while scrolling doesn't open it. */
export const Hover: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const safety = canvas.getByRole('button', { name: /Safety/ });
    await fireEvent.pointerOver(safety, { pointerType: 'touch' });
    await expect(safety).toHaveAttribute('aria-expanded', 'false');
    await fireEvent.pointerOver(safety, { pointerType: 'mouse' });
    await expect(safety).toHaveAttribute('aria-expanded', 'true');
  },
};

/** On phones, the circle is beside the heading. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single pillar fills the whole circle. */
export const OnePillar: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

/** Seven pillars, long words, one very long text, and a pillar with neither a subtitle nor a highlight. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      ...sample.items,
      {
        number: '05',
        title: 'Datenschutzgrundverordnung',
        subtitle: 'Aufsichtsbehörde',
        text: sample.items.map(({ text }) => text).join(' '),
        highlight: 'Rechtsschutzversicherungsgesellschaftenverordnung.',
      },
      { number: '06', title: 'Money', text: 'What a year of it costs.' },
      { number: '07', title: 'Time', subtitle: 'Patience', text: 'What it takes to learn.' },
    ],
  },
};
