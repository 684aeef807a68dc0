import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Text for screen readers only, such as the name of an icon-only control, or what a drawing shows. It takes no space.
 * Use visible text instead wherever you can.
 */
const meta = {
  title: 'Components/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '(opens in a new tab)' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is part of the button's accessible name, but is clipped visually. */
export const Default: Story = {
  render: (args) => (
    <button type="button">
      Code of Conduct <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Code of Conduct (opens in a new tab)');
    const { width, height } = canvas.getByText('(opens in a new tab)').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

/** Rendered as a `legend`, the hidden text names its fieldset. */
export const Legend: Story = {
  args: { component: 'legend', children: 'Color scheme' },
  render: (args) => (
    <fieldset>
      <VisuallyHidden {...args} />
      <label>
        <input type="radio" name="scheme" defaultChecked /> Dark
      </label>
    </fieldset>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Color scheme' })).toBeVisible();
  },
};

/** Long words don't make anything wider. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: { children: 'Arbeiterunfallversicherungsgesetzgebungsverfahren '.repeat(40) },
  render: (args) => (
    <p style={{ inlineSize: '6rem', position: 'relative' }}>
      Short <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^Short/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
