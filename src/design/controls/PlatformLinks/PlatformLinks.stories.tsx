import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { bands } from '../../theme/tokens.ts';
import { sample } from './PlatformLinks.sample.ts';
import { PlatformLinks } from './PlatformLinks.tsx';

/**
 * Links to the platforms where visitors can listen to or watch a show or an episode. The first platform stands out; the
 * others are outlined.
 */
const meta = {
  title: 'Components/Controls/PlatformLinks',
  component: PlatformLinks,
  args: sample,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PlatformLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (element: HTMLElement): DOMRect[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getBoundingClientRect());

/** The links are in a row, which wraps. Each opens a new tab and says so. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sample.platforms.map(({ href }) => href),
    );
    await expect(links[0]).toHaveAccessibleName('Listen on Spotify (opens in a new tab)');
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
    if (!isDesktop()) return;
    await expect(new Set(boxes(canvasElement).map(({ top }) => top)).size).toBe(1);
  },
};

/** One link per line, each as wide as the list, for the space beside a cover or a player. */
export const Stack: Story = {
  args: { layout: 'stack' },
  render: (args) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <PlatformLinks {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = boxes(canvasElement).map(({ width }) => width);
    await expect(new Set(widths).size).toBe(1);
    if (!isDesktop()) return;
    await expect(widths[0]).toBe(448);
  },
};

/** One large link per line, each as wide as the widest, for a show's hero. */
export const Column: Story = {
  args: { layout: 'column', size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(new Set(boxes(canvasElement).map(({ left }) => left)).size).toBe(1);
    const widths = boxes(canvasElement).map(({ width }) => width);
    await expect(new Set(widths).size).toBe(1);
    if (isDesktop()) await expect(widths[0]).toBeLessThan(400);
  },
};

export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {bands.map((band) => (
        <div key={band} data-band={band} style={{ padding: '1.5rem' }}>
          <PlatformLinks {...args} />
        </div>
      ))}
    </>
  ),
};

/** On phones, the links in each row become wider, so that together they fill the row. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** On phones, a column's links are as wide as the list. */
export const ColumnPhone: Story = {
  ...Phone,
  tags: ['edge-case'],
  args: { layout: 'column', size: 'lg' },
  play: undefined,
};

/**
 * Every layout, each with several platforms and one label that is too long for its space. The last list has a single
 * platform.
 */
export const Stress: Story = {
  tags: ['edge-case'],
  render: ({ platforms }) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem', maxInlineSize: '18rem' }}
    >
      {(['row', 'stack', 'column'] as const).map((layout) => (
        <PlatformLinks
          key={layout}
          layout={layout}
          platforms={[
            ...platforms,
            {
              ...platforms[0]!,
              label: 'Hören Sie uns im öffentlich-rechtlichen Rundfunkarchivverzeichnis',
            },
          ]}
        />
      ))}
      <PlatformLinks platforms={platforms.slice(2)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const list of within(canvasElement).getAllByRole('list'))
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
