import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './JoinPanels.sample.ts';
import { JoinPanels, type JoinPanel } from './JoinPanels.tsx';

const [first, second] = sample.items as [JoinPanel, JoinPanel];

/** Places where visitors can join the community, as panels that together span the page. */
const meta = {
  title: 'Sections/Event/Join panels (how to take part)',
  id: 'event-join-panels',
  component: JoinPanels,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows where visitors can join the community, with each place on its own band, so that none looks like a second choice.',
      whenNot:
        'Not for a single place (Call to action), and not for mere links to profiles (Social profiles).',
      access: 'The panels are a list with headings. Only screen readers get the section’s heading.',
    },
  },
  args: sample,
} satisfies Meta<typeof JoinPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two panels of different widths. Only screen readers get the section heading. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Where we meet' });
    await expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const link = within(region).getByRole('link', { name: 'Tune in to the channel (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://radio.example/harbor');
    const [left, right] = within(region)
      .getAllByRole('listitem')
      .map((panel) => panel.getBoundingClientRect());
    await expect(left?.left).toBe(0);
    await expect(Math.max(left?.right ?? 0, right?.right ?? 0)).toBeCloseTo(
      document.documentElement.clientWidth,
      0,
    );
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** One panel takes the whole width. */
export const One: Story = { tags: ['edge-case'], args: { items: [first] } };

/** Three panels. The second and third are one above the other, beside the first. */
export const Three: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      first,
      second,
      {
        title: 'Net menders',
        text: 'Tuesdays in the boathouse.',
        action: { label: 'See the rota', href: '/rota' },
        band: 'tint',
      },
    ],
  },
};

/** Long words and labels, a panel without text, and a panel without a drawing. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        ...first,
        title: 'Interharbortelecommunications',
        text: 'A channel for every pier, one for lost gloves, one for found ones, one where nobody sells fish, and one where everybody does but only before six in the morning and with the price on a board.',
        action: { label: 'Tune in to all of the channels at once, if you have to', dialog: undefined },
      },
      {
        ...second,
        title: 'Correspondence and accommodation',
        text: undefined,
        drawing: first.drawing,
      },
      { ...second, title: 'Rota', drawing: undefined, band: 'page' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const panel of within(canvasElement).getAllByRole('listitem'))
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/**
 * On phones, the panels are one below the other. In the first panel, the drawing is at the bottom. In the others, it is
 * at the top.
 */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
