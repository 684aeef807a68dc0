import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lead } from './Lead.tsx';

/** The one or two sentences after a heading. */
const meta = {
  title: 'Components/Text/Lead',
  component: Lead,
  args: {
    children: 'Two days in the shop are enough to see where a machine helps and where it is in the way.',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Lead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** `--lead-measure` limits the lead's width. */
export const Measure: Story = { args: { style: { '--lead-measure': '13.44em' } as CSSProperties } };

/** Without text, `Lead` renders nothing. */
export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

/** A word longer than the line. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    children: `${'Rechtsschutzversicherungsgesellschaften'.repeat(3)} ${'and so on '.repeat(20)}`,
    style: { '--lead-measure': '13.44em', overflowWrap: 'anywhere' } as CSSProperties,
  },
};
