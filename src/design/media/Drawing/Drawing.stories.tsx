import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bands } from '../../theme/tokens.ts';
import { Drawing } from './Drawing.tsx';

const hero = { src: '/art/scenes/hero.svg', width: 1440, height: 860 };
const compass = { src: '/art/scenes/compass.svg', width: 740, height: 450 };

/**
 * A picture that takes its colors from the page, so that they follow the color scheme and the band. It is an SVG file,
 * decorative, and hidden from assistive technology. For images with their own colors use Media.
 */
const meta = {
  title: 'Components/Media/Drawing',
  component: Drawing,
  args: { drawing: hero },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.querySelector('use')).toHaveAttribute('href', '/art/scenes/hero.svg#art');
    const { width, height } = drawing?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(hero.width / hero.height, 1);
  },
};

/** Lines use the band’s text color. */
export const OnBands: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {bands.map((band) => (
        <div key={band} data-band={band} style={{ padding: '2rem' }}>
          <Drawing drawing={compass} />
        </div>
      ))}
    </div>
  ),
};

export const OnBandsConference: Story = {
  ...OnBands,
  tags: ['edge-case'],
  parameters: { theme: 'conference' },
};

const box = { inlineSize: '100%', blockSize: '12rem', background: 'var(--surface-2)' } as const;

/**
 * In a box with different proportions, a drawing is shown whole (`contain`) or cropped (`cover`). `align`
 * sets its position.
 */
export const Fit: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Drawing drawing={compass} style={box} />
      <Drawing drawing={compass} align="xMaxYMax" style={box} />
      <Drawing drawing={hero} fit="cover" style={box} />
      <Drawing drawing={hero} fit="cover" align="xMidYMax" style={box} />
    </div>
  ),
};
