import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DesignProvider } from '../../../design/theme/DesignProvider.tsx';
import { EpisodeBrowser } from './EpisodeBrowser.tsx';
import firstPaint from './firstPaint.inline.js?raw';
import { episodes, sample } from './EpisodeBrowser.sample.ts';
import { countCells } from './listing.ts';

const path = '/podcast/featured';

/**
 * A list of episodes that visitors can filter by category and sort. The category is part of the page's URL, but the
 * sort order isn't. On the site, the bar with the filter sticks below the site header. The stories leave a blank space
 * for that header.
 */
const meta = {
  title: 'Sections/Podcast/Episode browser (filter, search, sort)',
  id: 'podcast-episode-browser',
  component: EpisodeBrowser,
  args: sample,
  parameters: {
    guide: {
      when: 'Lists all episodes, with a category filter and sorting.',
      whenNot: 'Not for a few episodes (Episode previews) or one (Featured episode).',
      access:
        'The category is a select; the sort orders are a group of toggle buttons. Screen readers announce the number of episodes and the category whenever either changes. Showing more episodes moves focus to the first new one. The category is in the URL, so visitors can share a filtered list.',
    },
    route: path,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'var(--bar-height)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EpisodeBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the episode numbers of the visible cards, in order. For "EP. 104", the number is 104. */
const numbers = (canvasElement: HTMLElement): number[] =>
  within(canvasElement)
    .getAllByText(/^EP\. \d+$/)
    .filter((each) => each.checkVisibility())
    .map((each) => Number(each.textContent.slice(4)));
const numbersOf = (category: string): number[] =>
  episodes
    .filter(({ categories }) => categories.includes(category))
    .map(({ number }) => Number(number.slice(4)));
const descending = (list: number[]): number[] => [...list].sort((one, other) => other - one);

export const Default: Story = {};

/** All episodes, newest first. The category select shows the number of episodes in each category. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(numbers(canvasElement)).toEqual(Array.from({ length: 20 }, (_, index) => 104 - index));
    await expect(canvas.getByRole('status')).toHaveTextContent('20 episodes, All Episodes');
    await expect(canvas.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'All Episodes (20 episodes)',
      'AI Strategy (8 episodes)',
      'Leadership (7 episodes)',
      'Innovation (5 episodes)',
      'Implementation (5 episodes)',
      'Ethics (0 episodes)',
      'Featured (1 episode)',
    ]);
    // The whole area of a card works like its link.
    const link = canvas.getAllByRole('link')[1]!;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, bottom } = link.closest('li')!.getBoundingClientRect();
    for (const x of [left + 8, right - 8])
      await expect(document.elementFromPoint(x, Math.min(bottom, innerHeight) - 8)).toBe(link);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Shows the router's location, with buttons for back and forward. */
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <p>
      <code data-testid="address">{pathname + search}</code>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </p>
  );
}

/**
 * Choosing a category adds it to the URL and keeps the sort order. The browser's Back button undoes the choice.
 * Choosing a sort order, even the current one, clears the category.
 */
export const Choosing: Story = {
  tags: ['interaction'],
  parameters: { route: `${path}?from=letter` },
  render: (args) => (
    <>
      <EpisodeBrowser {...args} />
      <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const category = canvas.getByRole('combobox', { name: 'Category' });
    const address = () => canvas.getByTestId('address').textContent;
    const pill = (name: string) => canvas.getByRole('button', { name });

    await userEvent.tab();
    await expect(category).toHaveFocus();
    await userEvent.selectOptions(category, 'Leadership');
    await waitFor(() => expect(status).toHaveTextContent('7 episodes, Leadership'));
    await expect(category).toHaveFocus();
    await expect(category).toHaveValue('Leadership');
    await expect(numbers(canvasElement)).toEqual(descending(numbersOf('Leadership')));
    await expect(address()).toBe(`${path}?from=letter&category=Leadership`);

    await userEvent.selectOptions(category, 'Featured');
    await waitFor(() => expect(status).toHaveTextContent('1 episode, Featured'));
    await userEvent.click(pill('Back'));
    await waitFor(() => expect(status).toHaveTextContent('7 episodes, Leadership'));
    await expect(category).toHaveValue('Leadership');
    await userEvent.click(pill('Back'));
    await waitFor(() => expect(status).toHaveTextContent('20 episodes, All Episodes'));
    await expect(category).toHaveValue('');
    await userEvent.click(pill('Forward'));
    await waitFor(() => expect(category).toHaveValue('Leadership'));

    // Choosing the current sort order also clears the category.
    await userEvent.click(pill('New'));
    await waitFor(() => expect(status).toHaveTextContent('20 episodes, All Episodes'));
    await expect(address()).toBe(`${path}?from=letter`);
    await expect(category).toHaveValue('');

    // Featured is the editorial order, and stays selected when the category changes.
    await userEvent.click(pill('Featured'));
    await waitFor(() => expect(pill('Featured')).toHaveAttribute('aria-pressed', 'true'));
    await expect(pill('New')).toHaveAttribute('aria-pressed', 'false');
    await expect(numbers(canvasElement).slice(0, 4)).toEqual([103, 104, 101, 102]);
    await userEvent.selectOptions(category, 'Leadership');
    await waitFor(() => expect(numbers(canvasElement)).toEqual(numbersOf('Leadership')));
    await expect(pill('Featured')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(category, 'All Episodes (20 episodes)');
    await waitFor(() => expect(address()).toBe(`${path}?from=letter`));
    await expect(pill('Featured')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Choosing Popular shuffles all episodes. They then stay in that order, even when the category changes. */
export const Popular: Story = {
  tags: ['interaction'],
  render: function Rerendered(args) {
    const [renders, setRenders] = useState(1);
    return (
      <>
        <EpisodeBrowser {...args} />
        <button type="button" onClick={() => setRenders(renders + 1)}>{`Rendered ${renders}`}</button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Popular' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Popular' })).toHaveAttribute('aria-pressed', 'true'),
    );
    const order = numbers(canvasElement);
    await expect(descending(order)).toEqual(Array.from({ length: 20 }, (_, index) => 104 - index));
    await expect(order).not.toEqual(descending(order));

    await userEvent.click(canvas.getByRole('button', { name: 'Rendered 1' }));
    await canvas.findByRole('button', { name: 'Rendered 2' });
    await expect(numbers(canvasElement)).toEqual(order);
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'Leadership');
    await waitFor(() =>
      expect(numbers(canvasElement)).toEqual(order.filter((each) => numbersOf('Leadership').includes(each))),
    );
    await userEvent.selectOptions(category, 'All Episodes (20 episodes)');
    await waitFor(() => expect(numbers(canvasElement)).toEqual(order));
  },
};

/** With a page size, the pager's buttons work. Pages show only episodes of the chosen category. */
export const Paged: Story = {
  tags: ['interaction'],
  args: { paged: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pager = within(canvas.getByRole('navigation', { name: 'Pages' }));
    const page = (name: string) => pager.getByRole('button', { name: `Page ${name}` });
    await waitFor(() => expect(numbers(canvasElement)).toEqual([104, 103, 102, 101, 100, 99]));
    await expect(page('1')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 episodes');
    await userEvent.click(page('4'));
    await waitFor(() => expect(numbers(canvasElement)).toEqual([86, 85]));
    await expect(page('4')).toHaveAttribute('aria-current', 'page');
    // Opening another page of the list moves focus to that page's first episode.
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Leadership');
    await waitFor(() =>
      expect(numbers(canvasElement)).toEqual(descending(numbersOf('Leadership')).slice(0, 6)),
    );
    await expect(pager.getAllByRole('button', { name: /^Page/ })).toHaveLength(2);
    await userEvent.click(pager.getByRole('button', { name: 'View All' }));
    await waitFor(() => expect(numbers(canvasElement)).toEqual(descending(numbersOf('Leadership'))));
    await expect(pager.queryByRole('button', { current: 'page' })).not.toBeInTheDocument();
  },
};

/** Sixty-five episodes, for stories in which only some of them load with the page. */
const many = Array.from({ length: 65 }, (_, index): (typeof episodes)[number] => {
  const sampled = episodes[index % episodes.length]!;
  return { ...sampled, id: index + 1, number: `EP. ${200 - index}`, href: `/podcast/${index + 1}` };
});
const countIn = (category: string): number =>
  many.filter(({ categories }) => categories.includes(category)).length;
const newestFirst = many.map(({ number }) => Number(number.slice(4)));
const more = {
  total: many.length,
  counts: Object.fromEntries(sample.categories.map((category) => [category, countIn(category)])),
  start: 0,
  label: 'More Episodes',
  href: `${path}/2`,
};
const source = {
  index: () => Promise.resolve(many),
  load: fn((ids: (number | string)[]) =>
    Promise.resolve(many.filter(({ id }) => ids.map(String).includes(String(id)))),
  ),
};

/** Only the newest episodes load with the page, and the others on demand. Filters and sorting apply to all episodes. */
export const More: Story = {
  tags: ['interaction'],
  args: { items: many.slice(0, 20), more, source },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(numbers(canvasElement)).toEqual(newestFirst.slice(0, 20));
    await expect(canvas.getByRole('status')).toHaveTextContent('65 episodes');
    await expect(source.load).not.toHaveBeenCalled();
    const link = canvas.getByRole('link', { name: 'More Episodes' });
    await expect(link).toHaveAttribute('href', `${path}/2`);
    await userEvent.click(link);
    await waitFor(() => expect(numbers(canvasElement)).toEqual(newestFirst.slice(0, 40)));
    await waitFor(() => expect(canvas.getAllByRole('link')[20]).toHaveFocus());

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Featured');
    await waitFor(() => expect(numbers(canvasElement)).toHaveLength(countIn('Featured')));
    await expect(canvas.queryByRole('link', { name: 'More Episodes' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Popular' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('30 episodes, All Episodes'));
    await waitFor(() => expect(numbers(canvasElement)).toHaveLength(20));
  },
};

/** The second page of a list with a pager. More episodes load when the visitor opens another page or views all. */
export const MorePaged: Story = {
  tags: ['interaction'],
  args: { items: many.slice(20, 40), more: { ...more, start: 20 }, source, paged: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pager = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(numbers(canvasElement)).toEqual(newestFirst.slice(20, 40));
    await expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await userEvent.click(pager.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(numbers(canvasElement)).toEqual(newestFirst.slice(0, 20)));
    await userEvent.click(pager.getByRole('button', { name: 'View All' }));
    await waitFor(() => expect(numbers(canvasElement)).toEqual(newestFirst));
  },
};

/** Without a page size, the pager is shown, but its buttons do nothing. */
export const PagerInert: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const pager = within(canvasElement).getByRole('navigation', { name: 'Pages' });
    const before = numbers(canvasElement);
    for (const button of within(pager).getAllByRole('button')) {
      await expect(button).toBeEnabled();
      await userEvent.click(button);
    }
    await expect(numbers(canvasElement)).toEqual(before);
    await expect(within(pager).getByRole('button', { current: 'page' })).toHaveTextContent('1');
  },
};

/** If the page's URL contains a category, the list is filtered from the start. Upper or lower case doesn't matter. */
export const Filtered: Story = {
  parameters: { route: `${path}?category=leadership` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Leadership');
    await expect(numbers(canvasElement)).toEqual(descending(numbersOf('Leadership')));
  },
};

/** The category in the URL is ignored if it is unknown or malicious, or if there is more than one. */
export const UnknownCategory: Story = {
  tags: ['edge-case'],
  parameters: { route: `${path}?category=Leadership&category=%3Cscript%3E` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 episodes, All Episodes');
  },
};

/** A category without episodes. The button shows all episodes and moves focus to the category select. */
export const Empty: Story = {
  tags: ['!autodocs'],
  parameters: { route: `${path}?category=Ethics` },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Nothing on Ethics so far' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 episodes, Ethics');
    await expect(canvas.queryByRole('list', { name: 'Episodes' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await step('Show all, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show All Episodes' }));
      await waitFor(() => expect(numbers(canvasElement)).toHaveLength(20));
      await expect(canvas.queryByRole('heading', { name: /^Nothing on/ })).not.toBeInTheDocument();
      await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus();
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Ethics');
      await canvas.findByRole('heading', { name: 'Nothing on Ethics so far' });
    });
  },
};

/** If there are no episodes in any category, the empty list has no button to show all episodes. */
export const NoEpisodes: Story = {
  tags: ['edge-case'],
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No episodes yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show All Episodes' })).not.toBeInTheDocument();
  },
};

/** The older design: four sort orders, beginning with the editorial one. A category in the URL still applies. */
export const Tabs: Story = {
  name: 'Four sort orders as tabs',
  tags: ['!autodocs'],
  args: { variant: 'tabs' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sorts = within(canvas.getByRole('group', { name: 'Sort' })).getAllByRole('button');
    await expect(sorts.map((sort) => sort.textContent)).toEqual(['All', 'New', 'Featured', 'Popular']);
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(numbers(canvasElement).slice(0, 4)).toEqual([103, 104, 101, 102]);
    await userEvent.click(sorts[1]!);
    await waitFor(() => expect(numbers(canvasElement).slice(0, 4)).toEqual([104, 103, 102, 101]));
    await userEvent.click(sorts[0]!);
    await waitFor(() => expect(sorts[0]).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const TabsFiltered: Story = {
  tags: ['interaction'],
  args: { variant: 'tabs' },
  parameters: { route: `${path}?category=Innovation` },
  play: async ({ canvasElement }) => {
    await expect(numbers(canvasElement)).toEqual(numbersOf('Innovation'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'All' }));
    await waitFor(() => expect(numbers(canvasElement)).toHaveLength(20));
  },
};

export const OneEpisode: Story = { tags: ['edge-case'], parameters: { route: `${path}?category=Featured` } };

/** Without a portrait, a card has only text. */
export const NoPortrait: Story = {
  tags: ['edge-case'],
  args: {
    items: episodes.slice(0, 7).map(({ media, ...episode }, index) => ({
      ...episode,
      ...(index % 3 === 1 && { media }),
    })),
  },
};

export const LongWords: Story = {
  tags: ['edge-case'],
  args: {
    items: episodes.slice(0, 5).map((episode, index) => ({
      ...episode,
      title: index % 2 === 0 ? 'Datenschutzgrundverordnungskonformität, Teil eins' : episode.title,
      text: 'Rechtsschutzversicherungsgesellschaften. '.repeat(9),
      guest: 'Maximiliane-Philippa von Hohenlohe-Langenburg-Weikersheim',
      role: 'Geschäftsbereichsleiterin Wissensmanagementsysteme und Organizationsentwicklung',
      company: 'Donaudampfschifffahrtsgesellschaft',
      categories: ['Verantwortungsbewusstseinsentwicklung'],
    })),
    categories: ['Verantwortungsbewusstseinsentwicklung'],
  },
};

/** On phones, the list is as wide as the screen. From the second card on, picture and text are side by side. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
export const PhoneFiltered: Story = {
  ...Filtered,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
export const PhoneEmpty: Story = {
  tags: ['edge-case'],
  parameters: Empty.parameters,
  globals: { viewport: { value: 'phone' } },
};
export const PhoneTabs: Story = {
  tags: ['edge-case'],
  args: { variant: 'tabs' },
  globals: { viewport: { value: 'phone' } },
};

/** Checks that every row of the list is full, for every number of visible episodes. */
async function expectFullRows(canvasElement: HTMLElement, columns: number) {
  const list = within(canvasElement).getByRole('list', { name: 'Episodes' });
  const cards = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(columns);
  for (let count = 1; count <= cards.length; count++) {
    cards.forEach((card, index) => {
      card.hidden = index >= count;
    });
    list.dataset.cells = String(countCells(cards.slice(0, count).map(({ dataset: { mark } }) => ({ mark }))));
    const rows = new Map<number, number>();
    for (const card of cards.slice(0, count)) {
      const { top, width } = card.getBoundingClientRect();
      rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width);
    }
    for (const width of rows.values()) await expect(Math.abs(list.clientWidth - width)).toBeLessThan(2);
  }
}

export const Rows: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'desktop' } },
  play: ({ canvasElement }) => expectFullRows(canvasElement, 4),
};

export const RowsOfTwo: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'sm' } },
  play: ({ canvasElement }) => expectFullRows(canvasElement, 2),
};

/**
 * Renders the HTML that the server sends, which is the same for every category. Runs its inline script as a browser
 * would if the URL had this `query`, and returns a function that hydrates the HTML.
 */
function prerender(container: HTMLElement, query: string) {
  const listing = (route: string) => (
    <MemoryRouter initialEntries={[route]}>
      <DesignProvider
        link="a"
        routing={{ useLocation, useNavigate }}
        getRootElement={() => undefined}
        toasts={false}
      >
        <EpisodeBrowser {...sample} />
      </DesignProvider>
    </MemoryRouter>
  );
  container.innerHTML = renderToString(listing(path));
  // Scripts set with `innerHTML` do not run.
  const script = container.querySelector('script')!;
  const runnable = document.createElement('script');
  for (const { name, value } of script.attributes) runnable.setAttribute(name, value);
  runnable.textContent = firstPaint;
  const address = location.href;
  history.replaceState(history.state, '', query);
  script.replaceWith(runnable);
  history.replaceState(history.state, '', address);

  const onRecoverableError = fn();
  const errors = spyOn(console, 'error');
  return async () => {
    const root = hydrateRoot(container, listing(path + query), { onRecoverableError });
    await waitFor(() => expect(container.querySelector('script')).toBeNull());
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    return root;
  };
}

/** Returns the state of every card in the list: whether it is hidden, its band, its position and its size. */
const seen = (container: HTMLElement) =>
  [...container.querySelectorAll('li[data-categories]')].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return { hidden: card.matches('[hidden]'), ground: card.getAttribute('data-band'), x, y, width, height };
  });

const host: Story['render'] = () => <div data-testid="host" />;

/** If the URL contains a category, the list is already filtered when it first appears. Nothing moves after that. */
export const FirstPaint: Story = {
  tags: ['interaction'],
  render: host,
  play: async ({ canvasElement }) => {
    const container = within(canvasElement).getByTestId('host');
    const canvas = within(container);
    const hydrate = prerender(container, '?category=leadership');
    const category = canvas.getByRole('combobox', { name: 'Category' });
    const before = seen(container);
    const cards = [...container.querySelectorAll('li[data-categories]')];
    await expect(numbers(container)).toEqual(descending(numbersOf('Leadership')));
    await expect(category).toHaveValue('Leadership');
    await expect(canvas.getByText('7 episodes')).toBeVisible();
    await expect(before.filter(({ hidden }) => !hidden).map(({ ground }) => ground)).toEqual([
      'brand',
      ...Array.from({ length: 6 }, () => null),
    ]);

    const root = await hydrate();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 episodes, Leadership'));
    await expect(seen(container)).toEqual(before);
    await expect([...container.querySelectorAll('li[data-categories]')]).toEqual(cards);
    await expect(category).toHaveValue('Leadership');

    await userEvent.selectOptions(category, 'All Episodes (20 episodes)');
    await waitFor(() => expect(numbers(container)).toHaveLength(20));
    await expect(seen(container).flatMap(({ ground }) => ground ?? [])).toEqual(['brand', 'tint']);
    root.unmount();
  },
};

/** If the category in the URL has no episodes, the page shows the empty state from the start. */
export const FirstPaintEmpty: Story = {
  tags: ['interaction'],
  render: host,
  play: async ({ canvasElement }) => {
    const container = within(canvasElement).getByTestId('host');
    const canvas = within(container);
    const hydrate = prerender(container, '?category=Ethics');
    await expect(canvas.getByRole('heading', { name: 'Nothing on Ethics so far' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    const root = await hydrate();
    await expect(canvas.getByRole('heading', { name: 'Nothing on Ethics so far' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Episodes' }));
    await waitFor(() => expect(numbers(container)).toHaveLength(20));
    root.unmount();
  },
};

/** The list stays unfiltered if the URL contains no category, an unknown one, or more than one. */
export const FirstPaintUnknown: Story = {
  tags: ['edge-case'],
  render: host,
  play: async ({ canvasElement }) => {
    const container = within(canvasElement).getByTestId('host');
    for (const query of [
      '?',
      '?category=',
      '?category=Nope',
      '?category=Ethics&category=Ethics',
      '?category=%00',
    ]) {
      const hydrate = prerender(container, query);
      await expect(numbers(container)).toHaveLength(20);
      await expect(within(container).queryByRole('heading', { name: /^Nothing on/ })).not.toBeInTheDocument();
      (await hydrate()).unmount();
    }
  },
};

/** If a visitor chooses a category before hydration, the choice takes effect after hydration. */
export const EarlyChoice: Story = {
  tags: ['interaction'],
  render: host,
  play: async ({ canvasElement }) => {
    const container = within(canvasElement).getByTestId('host');
    const canvas = within(container);
    const hydrate = prerender(container, '?category=Leadership');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Innovation');
    const root = await hydrate();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 episodes, Innovation'));
    await expect(numbers(container)).toEqual(descending(numbersOf('Innovation')));
    await expect(canvas.getByRole('combobox')).toHaveValue('Innovation');
    root.unmount();
  },
};
