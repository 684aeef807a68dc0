import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconArrowRight, IconBuildingBank, IconSchool, IconWorld } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { bands } from '../../theme/tokens.ts';
import { Icon } from './Icon.tsx';

/**
 * A line icon beside text that says the same, or in a control with an accessible name. It must never be the only
 * source of information.
 */
const meta = {
  title: 'Components/Media/Icon',
  component: Icon,
  args: { icon: IconSchool },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', alignItems: 'center', gap: '1rem' } as const;

export const Default: Story = {
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <p style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
        <Story />
        Two schools
      </p>
    ),
  ],
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon?.getBoundingClientRect().width).toBe(20);
  },
};

/** Sizes are in px at the default font size; icons grow with the text. */
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {[16, 18, 20, 24, 32, 48].map((size) => (
        <Icon key={size} icon={IconBuildingBank} size={size} />
      ))}
    </div>
  ),
};

/** Icons have the color of the text, on every band. */
export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {bands.map((band) => (
        <p key={band} data-band={band} style={{ ...row, padding: '1rem' }}>
          <Icon icon={IconWorld} /> On {band} <Icon icon={IconArrowRight} size={18} />
        </p>
      ))}
    </>
  ),
};

/** An icon keeps its size beside a long word. Many icons in a row wrap. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <div style={{ inlineSize: '12rem' }}>
      <p style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.5rem' }}>
        <Icon icon={IconSchool} />
        <span style={{ overflowWrap: 'anywhere' }}>Donaudampfschifffahrtsgesellschaftskapitän</span>
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {Array.from({ length: 30 }, (_, index) => (
          <Icon key={index} icon={IconWorld} size={16} />
        ))}
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, ...many] = canvasElement.querySelectorAll('svg');
    await expect(first?.getBoundingClientRect().width).toBe(20);
    await expect(new Set(many.map((icon) => icon.getBoundingClientRect().width))).toEqual(new Set([16]));
  },
};
