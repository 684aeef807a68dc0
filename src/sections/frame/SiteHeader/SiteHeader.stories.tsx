import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { innerHeader, siteHeader } from './SiteHeader.sample.ts';
import { DialogsProvider } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { siteDelays } from './useMenus.ts';

const meta = {
  title: 'Sections/Frame/Site header (navigation bar, main menu, conference navigation)',
  id: 'frame-site-header',
  component: SiteHeader,
  args: siteHeader,
  parameters: {
    guide: {
      when: 'The navigation at the top of every page, on the site and on the conference pages. Every page has it automatically.',
      whenNot:
        'Not for navigation within a page: use Text page, which has a table of contents. Not for announcements.',
      access:
        'The first Tab reaches a link that skips to the content. The button beside a link opens the link’s menu and says whether the menu is open; Escape closes the menu and returns focus to the button. The current page is marked.',
    },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <DialogsProvider dialogs={{ booking: { component: () => null, href: '/contact' } }}>
        <Story />
        <main id="main" tabIndex={-1} style={{ minBlockSize: '60rem' }}>
          <a href="#main">Below the bar</a>
        </main>
      </DialogsProvider>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

function header(canvasElement: HTMLElement) {
  const bar = within(within(canvasElement).getByRole('banner'));
  return {
    bar,
    solutions: bar.getByRole('link', { name: 'Boats' }),
    chevron: bar.getByRole('button', { name: 'Boats menu' }),
    about: bar.getByRole('button', { name: 'About menu' }),
    /** The first link of the Boats menu, or null while the menu is closed. */
    harbors: () => bar.queryByRole('link', { name: /^Boats for Harbors/ }),
  };
}

export const Default: Story = { tags: ['sample'] };

/**
 * On the page that the site's name links to, only the name is marked as the current page. The first Tab reaches the
 * skip link.
 */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { bar, solutions, harbors } = header(canvasElement);
    await expect(bar.getByRole('link', { name: siteHeader.brand.name })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(solutions).not.toHaveAttribute('aria-current');
    await expect(harbors()).toBeNull();
    await expect(bar.getByRole('link', { name: 'Rivercon (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.tab();
    await expect(bar.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

/**
 * A menu opens on hover, and closes 150 ms after the pointer leaves. If the pointer returns in time, the menu
 * stays open.
 */
export const OnHover: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { bar, solutions, chevron, harbors } = header(canvasElement);
    await userEvent.hover(solutions);
    await waitFor(() => expect(harbors()).toBeVisible());
    await expect(chevron).toHaveAttribute('aria-expanded', 'true');
    for (const link of siteHeader.items[0]?.menu?.links ?? [])
      await expect(bar.getByRole('link', { name: new RegExp(`^${link.label}`) })).toHaveAttribute(
        'href',
        link.href,
      );

    await userEvent.unhover(solutions);
    await userEvent.hover(solutions);
    const returned = performance.now();
    await waitFor(() => expect(performance.now() - returned).toBeGreaterThan(2 * siteDelays.close));
    await expect(harbors()).toBeVisible();

    const closing = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => resolve(performance.now()));
      observer.observe(bar.getByRole('navigation'), { subtree: true, attributeFilter: ['data-open'] });
    });
    const left = performance.now();
    await userEvent.unhover(solutions);
    await expect((await closing) - left).toBeGreaterThanOrEqual(siteDelays.close);
    await expect(harbors()).toBeNull();

    // Only one menu is open at a time.
    await userEvent.hover(solutions);
    await waitFor(() => expect(harbors()).toBeVisible());
    await userEvent.hover(bar.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(bar.getByRole('link', { name: /^Contact/ })).toBeVisible());
    await expect(harbors()).toBeNull();
  },
};

/** The About menu, with the social links in a separate row. */
export const AboutMenu: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { bar, about } = header(canvasElement);
    await userEvent.click(about);
    await expect(bar.getByRole('link', { name: /^Contact/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'YouTube (opens in a new tab)' })).toBeVisible();
  },
};

/**
 * By keyboard: the button beside the label opens the menu. Escape closes the menu and returns focus to the
 * button. The menu also closes when focus leaves it.
 */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { bar, chevron, about, harbors } = header(canvasElement);
    chevron.focus();
    await userEvent.keyboard('{Enter}');
    await expect(harbors()).toBeVisible();
    await userEvent.tab();
    await expect(harbors()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(harbors()).toBeNull();
    await expect(chevron).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(harbors()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(harbors()).toBeNull();

    await userEvent.keyboard('{Enter}');
    about.focus();
    await waitFor(() => expect(harbors()).toBeNull());
    await userEvent.keyboard(' ');
    await expect(bar.getByRole('link', { name: /^Contact/ })).toBeVisible();
  },
};

/** On touch screens, the button beside a label opens and closes its menu. Touching the label doesn't open the menu. */
export const ByTouch: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { solutions, chevron, harbors } = header(canvasElement);
    const tap = [
      { keys: '[TouchA>]', target: chevron },
      { keys: '[/TouchA]', target: chevron },
    ];
    await userEvent.pointer({ keys: '[TouchA>]', target: solutions });
    await expect(harbors()).toBeNull();
    await userEvent.pointer({ keys: '[/TouchA]', target: document.body });
    await userEvent.pointer(tap);
    await expect(harbors()).toBeVisible();
    await userEvent.pointer(tap);
    await expect(harbors()).toBeNull();
    await userEvent.pointer(tap);
    await expect(harbors()).toBeVisible();
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    await waitFor(() => expect(harbors()).toBeNull());
  },
};

/** If hovering opened a menu, the first click on its button keeps the menu open. */
export const HoverThenPress: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { chevron, harbors } = header(canvasElement);
    await userEvent.hover(chevron);
    await waitFor(() => expect(harbors()).toBeVisible());
    await userEvent.click(chevron);
    await expect(harbors()).toBeVisible();
    await userEvent.click(chevron);
    await expect(harbors()).toBeNull();
  },
};

/**
 * The current page is in the menu of one of the header's entries. That entry is highlighted, and the page's link in the
 * menu is marked as the current page.
 */
export const OnSolution: Story = {
  tags: ['!autodocs'],
  parameters: { route: '/sailing-school' },
  play: async ({ canvasElement }) => {
    const { bar, solutions, chevron } = header(canvasElement);
    await expect(solutions).not.toHaveAttribute('aria-current');
    await expect(solutions).toHaveAttribute('data-within');
    await userEvent.click(chevron);
    await expect(bar.getByRole('link', { name: /^Sail School/ })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: /^Boats for Harbors/ })).not.toHaveAttribute('aria-current');
  },
};

/** An entry is highlighted even on a page that belongs to it but isn't in its menu. */
export const OnCoveredPage: Story = {
  tags: ['interaction'],
  parameters: { route: '/how-we-build' },
  play: async ({ canvasElement }) => {
    const { bar, solutions } = header(canvasElement);
    await expect(solutions).toHaveAttribute('data-within');
    await expect(solutions).not.toHaveAttribute('aria-current');
    await expect(bar.getByRole('link', { name: 'Journal' })).not.toHaveAttribute('data-within');
  },
};

/** On a page that belongs to the journal, the journal's entry is highlighted but not marked as the current page. */
export const OnEpisode: Story = {
  parameters: { route: '/journal/12' },
  play: async ({ canvasElement }) => {
    const { bar, solutions } = header(canvasElement);
    const journal = bar.getByRole('link', { name: 'Journal' });
    await expect(journal).toHaveAttribute('data-within');
    await expect(journal).not.toHaveAttribute('aria-current');
    await expect(solutions).not.toHaveAttribute('data-within');
  },
};

/** Choosing a link navigates and closes the menu, even while the pointer is still over the menu. */
export const Navigating: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { bar, solutions, harbors } = header(canvasElement);
    await userEvent.hover(solutions);
    const link = await bar.findByRole('link', { name: /^Boats for Harbors/ });
    await userEvent.click(link);
    await waitFor(() => expect(harbors()).toBeNull());
    await expect(link).toHaveAttribute('aria-current', 'page');
    await userEvent.click(bar.getByRole('link', { name: 'About' }));
    await waitFor(() =>
      expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

const inner = {
  args: { socials: undefined, ...innerHeader },
  parameters: { theme: 'conference', route: '/rivercon/tickets' },
  globals: { viewport: { value: 'desktop' } },
};

/**
 * In a site within the site, a link to the main site comes before the name, and there are two actions. Only the
 * link to the exact page is marked as current.
 */
export const ConferenceNavigation: Story = {
  ...inner,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    await expect(bar.getByRole('link', { name: 'Back to Halden' })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'Tickets' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'Rivercon' })).not.toHaveAttribute('aria-current');
    const [main, second] = ['Reserve a Berth', 'Support Us'].map((name) =>
      bar.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(main?.right).toBeLessThan(second?.left ?? 0);
  },
};

export const ConferenceInSiteTheme: Story = {
  ...inner,
  tags: ['edge-case'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { theme: 'site' },
};

/**
 * With hover delays, a menu opens only after the pointer has rested on its entry for a moment. Shortly after a menu
 * has closed, hovering opens a menu immediately.
 */
export const ConferenceMenu: Story = {
  ...inner,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    const opener = bar.getByRole('button', { name: 'Take Part' });
    const help = () => bar.queryByRole('link', { name: /^Help/ });
    const { open } = innerHeader.delays;
    const began = performance.now();
    await userEvent.hover(opener);
    await waitFor(() => expect(help()).toBeVisible());
    await expect(performance.now() - began).toBeGreaterThanOrEqual(open);
    await userEvent.unhover(opener);
    await waitFor(() => expect(help()).toBeNull());
    await userEvent.hover(opener);
    await expect(help()).toBeVisible();
    await userEvent.click(opener);
    await expect(help()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(help()).toBeNull();
  },
};

/** On phones, when the navigation opens, the menu of an entry without a link is already expanded. */
export const ConferenceSheet: Story = {
  ...inner,
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    await expect(bar.getByRole('link', { name: 'Reserve a Berth' })).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Help/ })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Take Part' }));
    await expect(bar.queryByRole('link', { name: /^Help/ })).toBeNull();
    await expect(bar.getAllByRole('link', { name: 'Back to Halden' })).toHaveLength(2);
  },
};

/** In windows that are barely wide enough for the whole bar, the spacing is tighter. */
export const Tablet: Story = { tags: ['edge-case'], globals: { viewport: { value: 'md' } } };

export const Phone: Story = { ...phone, tags: ['edge-case'] };

/**
 * On phones, a button opens the navigation in a sheet that covers the page. The menus in the sheet open independently
 * of each other, Escape closes the sheet and returns focus to the button, and the page behind does not scroll.
 */
export const Sheet: Story = {
  ...phone,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    const menu = bar.getByRole('button', { name: 'Menu' });
    await expect(bar.queryByRole('link', { name: 'Journal' })).toBeNull();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(bar.getByRole('link', { name: 'Journal' })).toBeVisible();
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'));
    await userEvent.tab();
    await expect(bar.getByRole('link', { name: 'Boats' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).not.toBe('hidden'));

    await userEvent.click(menu);
    await userEvent.click(bar.getByRole('button', { name: 'Boats menu' }));
    await userEvent.click(bar.getByRole('button', { name: 'About menu' }));
    await expect(bar.getByRole('link', { name: 'Boats for Harbors' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Contact' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'About menu' }));
    await expect(bar.queryByRole('link', { name: 'Contact' })).toBeNull();
    await expect(bar.getByRole('link', { name: 'Boats for Harbors' })).toBeVisible();
  },
};

/** Choosing a link closes the sheet. */
export const SheetNavigating: Story = {
  ...phone,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    const menu = bar.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(bar.getByRole('link', { name: 'Launches' }));
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(menu);
    await expect(bar.getByRole('link', { name: 'Launches' })).toHaveAttribute('aria-current', 'page');
    // A link to the current page closes the sheet too, and so does the main action.
    await userEvent.click(bar.getByRole('link', { name: 'Launches' }));
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(menu);
    await userEvent.click(bar.getByRole('button', { name: 'Visit the Yard' }));
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await expect(menu).toHaveFocus();
  },
};

const long = 'Data protection in unincorporated communities';
const many = {
  items: [
    {
      label: 'Intercommunal vessels',
      href: '/',
      menu: {
        toggle: 'Boats menu',
        links: Array.from({ length: 11 }, (_, index) => ({
          label: `${long} ${String(index + 1)}`,
          href: `/solutions/${String(index + 1)}`,
          text:
            index % 2 ? 'Agreements, records and responsibilities that people can read and check' : undefined,
          glyph: index % 3 ? ('rings' as const) : undefined,
        })),
      },
    },
    { label: 'The Halden Journal', href: '/journal' },
    { label: 'Launches and reports', href: '/launches' },
    {
      label: 'About',
      href: '/about',
      menu: { toggle: 'About menu', links: [{ label: 'Contact', href: '/contact' }] },
    },
    { label: 'Communities', href: '/communities' },
  ],
};

/** A menu of eleven links, and long words: labels wrap, and the menu scrolls. */
export const Stress: Story = {
  tags: ['interaction'],
  args: many,
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Boats menu' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressSheet: Story = {
  args: many,
  ...phone,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    await userEvent.click(bar.getByRole('button', { name: 'Boats menu' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
