import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sample } from './OrderDemo.sample.ts';
import { OrderDemo } from './OrderDemo.tsx';

/** A page's hero with scattered pieces that a button puts in order. */
const meta = {
  title: 'Sections/Method/Order demo (data demo)',
  id: 'method-order-demo',
  component: OrderDemo,
  parameters: {
    guide: {
      when: 'Lets visitors feel the value of order in data, with one button.',
      whenNot:
        'Not for a point that every visitor needs to get, because half of it is behind the button: use Problems or Reasons.',
      access:
        'The button’s label says what it will do. Screen readers announce the caption after each press. The pieces are decorative; with reduced motion they move instantly.',
    },
  },
  args: sample,
} satisfies Meta<typeof OrderDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until a piece has stopped moving, and returns its bounding box. */
async function settled(piece: Element): Promise<DOMRect> {
  await waitFor(() => expect(piece.getAnimations()).toEqual([]));
  return piece.getBoundingClientRect();
}

/** The text on each piece. */
const shown = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);

/** At first, the pieces are scattered, and the values on them are messy. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getByRole('heading', { level: 1 })).toHaveTextContent(sample.heading);
    await expect(region.getByRole('status')).toHaveTextContent(sample.before.caption);
    await expect(region.getByText(sample.after.caption)).not.toBeVisible();
    await expect(region.getByRole('button', { name: sample.before.label })).not.toHaveAttribute(
      'aria-pressed',
    );
    const picture = canvasElement.querySelector('svg:has(text)');
    const stage = picture?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const piece of canvasElement.querySelectorAll('[style*="--turn"]')) {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      await expect(left < stage.right && right > stage.left).toBe(true);
      await expect(top < stage.bottom && bottom > stage.top).toBe(true);
    }
    for (const { variants } of sample.items)
      for (const variant of variants) await expect(shown(canvasElement)).toContain(variant);
  },
};

/** The button puts the pieces in order. The same button scatters them again, and keeps focus. */
export const Ordered: Story = {
  name: 'In order, after the button',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: sample.before.label });
    const piece = canvasElement.querySelector('[style*="--turn"]') ?? canvasElement;
    const noise = piece.getBoundingClientRect();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(sample.after.label);
    await expect(canvas.getByRole('status')).toHaveTextContent(sample.after.caption);
    await expect(new Set(shown(canvasElement))).toEqual(new Set(sample.items.map(({ value }) => value)));
    const order = await settled(piece);
    await expect(Math.hypot(order.x - noise.x, order.y - noise.y)).toBeGreaterThan(20);
    await userEvent.keyboard(' ');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(sample.before.label);
    await expect(canvas.getByRole('status')).toHaveTextContent(sample.before.caption);
    const again = await settled(piece);
    await expect(again.x).toBeCloseTo(noise.x, 0);
    await expect(again.y).toBeCloseTo(noise.y, 0);
    await userEvent.click(button);
    await settled(piece);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const OrderedPhone: Story = {
  ...Ordered,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Long words, no lead, and blank pieces. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: undefined,
    heading: 'Wastewaterauthorities Interoperability',
    lead: undefined,
    before: {
      caption:
        'Unincorporated communities share one exchange, one contract and one desk to call, which takes longer to set up than any of them expects',
      label: 'Set the intergovernmental telecommunications in order',
    },
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
