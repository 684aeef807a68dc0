import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DialogsProvider } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { CompanyStories } from './CompanyStories.tsx';
import { fair, keeper, sample, workshop } from './CompanyStories.sample.ts';

/** A page's hero with tiles, one of which is selected, and the selected tile's panel below. */
const meta = {
  title: 'Sections/People/Company stories (about us, history)',
  id: 'people-company-stories',
  component: CompanyStories,
  parameters: {
    guide: {
      when: 'On the about page, tells who the company is in several stories, one shown at a time.',
      whenNot:
        'Not for a short introduction to the company (Company teaser), and not for people’s careers (Team).',
      access:
        'Tabs: arrow keys, Home and End move between tiles and show their stories; Tab moves into the story. In print and without JavaScript, all stories are shown, one below the other. Without JavaScript, the tiles are links to them.',
    },
  },
  args: sample,
  decorators: [
    (Story) => (
      <DialogsProvider
        dialogs={{
          booking: { component: () => <div role="dialog" aria-label="Booking" />, href: '/contact' },
        }}
      >
        <Story />
        {/* Content to scroll past. */}
        <div style={{ blockSize: '60vh' }} />
      </DialogsProvider>
    ),
  ],
} satisfies Meta<typeof CompanyStories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turns off smooth scrolling, because only the final position matters here. */
const scrollAtOnce = () => {
  document.documentElement.style.scrollBehavior = 'auto';
  return () => {
    document.documentElement.style.scrollBehavior = '';
  };
};

/** Waits until `panel` begins at the bottom edge of the fixed site header, which is 5rem (80px) tall. */
const underBar = (panel: HTMLElement) =>
  waitFor(() => expect(Math.abs(panel.getBoundingClientRect().top - 80)).toBeLessThan(2));

export const Default: Story = {
  tags: ['sample'],
  beforeEach: scrollAtOnce,
};

/**
 * The first panel is open. Clicking a tile opens the tile's panel instead. The panel scrolls into view, even if it was
 * already open.
 */
export const InUse: Story = {
  ...Default,
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvas.getByRole('tablist', { name: 'About' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel', { name: /Lantern Yard/ })).toBeVisible();
    await expect(window.scrollY).toBe(0);

    const tab = canvas.getByRole('tab', { name: 'Harbor Fair The fair' });
    await userEvent.click(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    const panel = canvas.getByRole('tabpanel', { name: 'Harbor Fair The fair' });
    await expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    await expect(canvas.getByRole('heading', { level: 2, name: fair.panel.heading })).toBeVisible();
    await expect(canvas.getByText(workshop.panel.quote)).not.toBeVisible();
    await expect(
      within(panel)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['When', 'Where', 'Theme']);
    await expect(within(panel).getByRole('link', { name: 'Reserve a bench' })).toHaveAttribute(
      'href',
      '/fair/benches',
    );
    await underBar(panel);

    window.scrollTo({ top: 0, behavior: 'instant' });
    await userEvent.click(tab);
    await underBar(panel);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await userEvent.click(canvas.getByRole('tab', { name: /Lantern Yard/ }));
  },
};

/**
 * The tiles are a single Tab stop, and arrow keys, Home and End move between them. The focused tile stays in view.
 * Pressing Tab on a tile moves focus to the panel.
 */
export const Keyboard: Story = {
  tags: ['interaction'],
  args: { actions: undefined },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole('tab');
    const [first, second, last] = tabs;
    const chosen = async (tab?: HTMLElement) => {
      await expect(tab).toHaveFocus();
      await expect(tabs.filter((each) => each.ariaSelected === 'true')).toEqual([tab]);
      await expect(tabs.filter((each) => each.tabIndex === 0)).toEqual([tab]);
      await expect(canvas.getAllByRole('tabpanel').map(({ id }) => id)).toEqual([
        tab?.getAttribute('aria-controls'),
      ]);
    };
    await userEvent.tab();
    await chosen(first);
    await userEvent.keyboard('{ArrowRight}');
    await chosen(second);
    await userEvent.keyboard('{End}');
    await chosen(last);
    await userEvent.keyboard('{ArrowRight}');
    await chosen(first);
    await userEvent.keyboard('{ArrowLeft}');
    await chosen(last);
    await userEvent.keyboard('{Home}');
    await chosen(first);
    await userEvent.keyboard('{ArrowDown}');
    await chosen(first);
    for (const key of ['Alt', 'Shift']) {
      await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
      await chosen(first);
    }
    await waitFor(async () => {
      const { top, bottom } = first?.getBoundingClientRect() ?? new DOMRect();
      await expect(top).toBeGreaterThanOrEqual(80);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: /Lantern Yard/ })).toHaveFocus();
  },
};

/** On phones, the tiles are in a row, too. The selected tile has its panel's background, and touches the panel. */
export const Phone: Story = {
  tags: ['interaction'],
  args: { actions: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole('tab');
    await expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1);
    const ground = (element?: Element | null) => element && getComputedStyle(element).backgroundColor;
    for (const tab of tabs.slice(1)) {
      await userEvent.click(tab);
      await waitFor(() => expect(canvas.getByRole('tabpanel').id).toBe(tab.getAttribute('aria-controls')));
      const panel = canvas.getByRole('tabpanel');
      await expect(ground(tab.lastElementChild)).toBe(ground(panel));
      await expect(tab.getBoundingClientRect().bottom).toBeCloseTo(panel.getBoundingClientRect().top, 0);
    }
  },
};

/** An event on a warm tint, with its facts beside the text, and with a large quote. */
export const Event: Story = { name: 'Told as an event', args: { items: [fair, workshop, keeper] } };

/** A person with a portrait and a button that opens a dialog. */
export const Person: Story = {
  tags: ['interaction'],
  args: { items: [keeper, fair, workshop] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Plan a Site Visit' }));
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeInTheDocument();
  },
};

export const EventOnPhone: Story = {
  ...Event,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

export const PersonOnPhone: Story = {
  tags: ['edge-case'],
  args: Person.args,
  globals: { viewport: { value: 'phone' } },
};

const long = 'Intermunicipal wastewaterauthorities and everything that followed from them';

/** Two tiles: one with long words, and one whose panel has only a heading. */
export const Stress: Story = {
  tags: ['interaction'],
  args: {
    lead: undefined,
    items: [
      {
        ...keeper,
        title: long,
        text: long,
        panel: {
          ...keeper.panel,
          heading: long,
          lead: `${long}. ${long}. ${long}.`,
          action: { label: long, href: '/contact' },
          quote: `${long}. ${long}.`,
          lists: [...keeper.panel.lists, { heading: long, items: [long, `${long}!`] }],
        },
      },
      { id: 'bare', title: 'Bare', panel: { kind: 'person', heading: 'Bare', lists: [] } },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Bare' }));
    await expect(within(canvasElement).getByRole('tabpanel').querySelector('ul, dl, blockquote')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('tab', { name: new RegExp(long) }));
  },
};
