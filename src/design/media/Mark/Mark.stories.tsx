import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bands } from '../../theme/tokens.ts';
import { Mark } from './Mark.tsx';

/** The logo mark, beside the company’s name: in the header, the footer and the menu. */
const meta = {
  title: 'Components/Media/Mark',
  component: Mark,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(mark?.getBoundingClientRect().width).toBe(34);
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'end', gap: '1.5rem' }}>
      {[16, 34, 64, 128].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </div>
  ),
};

/** The logo mark has the band’s text and accent colors. */
export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {bands.map((band) => (
        <p key={band} data-band={band} style={{ display: 'flex', gap: '1rem', padding: '1rem' }}>
          <Mark /> On {band}
        </p>
      ))}
    </>
  ),
};

export const OnBandsConference: Story = {
  ...OnBands,
  tags: ['edge-case'],
  parameters: { theme: 'conference' },
};
