import { startTransition, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { usePagination } from '@mantine/hooks';
import clsx from 'clsx';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Day } from '../../../design/text/Day/Day.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { InlineScript } from '../../../design/layout/InlineScript/InlineScript.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { useGoTo, usePlace } from '../../../design/controls/Link/routing.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { useHydrated } from '../../../design/layout/timing/useHydrated.ts';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { groundAt, type FirstPaintCategory } from './firstPaint.ts';
import firstPaint from './firstPaint.inline.js?raw';
import {
  countCells,
  countEpisodes,
  filterByCategory,
  parseCategory,
  shuffle,
  sortEpisodes,
  type EpisodeSort,
} from './listing.ts';
import { useEpisodes, type EpisodeSource, type MoreEpisodes } from './useEpisodes.ts';
import '@mantine/core/styles/Input.layer.css';
import type { ContentProps, MediaContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeBrowser.module.css';

/** An episode in the list, with the data for its card. */
export interface ListedEpisode {
  /** Unique id. */
  id: number | string;
  /** Episode number as shown: "EP. 91". The sort order New sorts by it. */
  number: string;
  /** Title of the episode, which is the text of the card's link. */
  title: string;
  /** What the episode is about. Long texts are cut off after a few lines. @maxLength 110 */
  text: string;
  /** The guest's name. */
  guest: string;
  /** The guest's job title. */
  role: string;
  /** The guest's employer. */
  company: string;
  /** Publication date, as yyyy-mm-dd. */
  date?: string;
  /** What is special about the episode, in a few words beside its number: "Featured episode". @maxLength 20 */
  mark?: string;
  /** Link target of the whole card. */
  href: string;
  /** The guest's portrait. Without it, the card has only text. */
  media?: MediaContent;
  /** Labels of the episode's categories. */
  categories: string[];
}

/** Labels of {@link EpisodeBrowser}. */
export interface EpisodeBrowserLabels {
  /** Label of the category select. @maxLength 15 */
  category: string;
  /** Label of the choice that shows all categories. @maxLength 20 */
  all: string;
  /** Singular and plural of the number of episodes, with `{count}` for the number: "{count} episodes". */
  count: { one: string; other: string };
  /** Label of the group of sort orders. @maxLength 10 */
  sort: string;
  /** Labels of the sort orders. Only the variant `tabs` offers the editorial order of all episodes, `all`. */
  sorts: Record<EpisodeSort, string>;
  /** Label of the list of episodes. @maxLength 15 */
  list: string;
  /** Shown instead of the date if an episode has none: "Undated". @maxLength 15 */
  undated?: string;
  /**
   * Labels of the pager. `label`: its accessible name. `page`: name of a page's button, with `{page}` for the number.
   * `pages`: the page numbers of a pager whose buttons do nothing (see `paged`). `all`: the button that shows all
   * episodes.
   */
  pager: { label: string; page: string; pages: string[]; all: string };
  /**
   * Texts of the empty list. `heading`: its heading, with `{category}` for the category. `none`: its heading if there
   * are no episodes at all. `text`: a sentence. `label`: the button that shows all episodes.
   */
  empty: { heading: string; none: string; text: string; label: string };
}

/** Content of {@link EpisodeBrowser}: the episodes, their categories, and the labels of all controls. */
export interface EpisodeBrowserContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 15 */
  heading: string;
  /**
   * The episodes that load with the page, in editorial order: all of them or, with `more`, only those of this page.
   */
  items: ListedEpisode[];
  /** For a page that loads with only some of the episodes: how many there are in all, and the link to the next ones. */
  more?: MoreEpisodes;
  /** Labels of the categories, in order. The URL's `category` parameter is one of them, in upper or lower case. */
  categories: string[];
  /** Labels of all controls and states. */
  labels: EpisodeBrowserLabels;
  /**
   * `select` (default): a select for the category, and buttons for the sort order. `tabs`: the older design, with only
   * the sort orders, as tabs.
   */
  variant?: 'select' | 'tabs';
  /**
   * Number of episodes per page of the list. Without it, the list has no pages. A pager is shown anyway, but its
   * buttons do nothing.
   */
  paged?: number;
}

/** Options of {@link EpisodeBrowser}. */
export interface EpisodeBrowserOptions {
  /**
   * Loads the episodes that didn't load with the page. Used only with `more`. Without a source, the list has only the
   * episodes that loaded with the page and, with `more`, a link to the next page.
   */
  source?: EpisodeSource;
}

/** Props of {@link EpisodeBrowser}: its content, its options, and attributes of the root element. */
export type EpisodeBrowserProps = ContentProps<EpisodeBrowserContent> & EpisodeBrowserOptions;

/** The sort orders of each variant. The first one is the default. */
const sorts = {
  select: ['new', 'featured', 'popular'],
  tabs: ['all', 'new', 'featured', 'popular'],
} as const;

/** Returns the category in the URL, and a function that changes or clears it and adds a history entry. */
function useUrlCategory(known: string[]): [string | undefined, (category: string | undefined) => void] {
  const { pathname, search } = usePlace();
  const goTo = useGoTo();
  const params = new URLSearchParams(search);
  const category = parseCategory(params.getAll('category'), known);
  return [
    category,
    (next) => {
      if (next === undefined ? !params.has('category') : next === category) return;
      if (next === undefined) params.delete('category');
      else params.set('category', next);
      startTransition(() => goTo(params.size > 0 ? `${pathname}?${params.toString()}` : pathname));
    },
  ];
}

/**
 * Episodes in a mosaic, below a sticky bar with the category filter, the sort orders, and the number of episodes.
 * The category is in the URL's `category` parameter. The server renders the list without a filter, and an inline script
 * applies the URL's category before hydration.
 */
export function EpisodeBrowser({
  heading,
  items,
  categories,
  labels,
  variant = 'select',
  more,
  source,
  paged,
  className,
  ...rest
}: EpisodeBrowserProps) {
  const hydrated = useHydrated();
  const [urlCategory, setUrlCategory] = useUrlCategory(categories);
  const category = hydrated ? urlCategory : undefined;
  const [{ sort, order }, setSorting] = useState<{ sort: EpisodeSort; order: ListedEpisode['id'][] }>({
    sort: sorts[variant][0],
    order: [],
  });
  const select = useRef<HTMLSelectElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();

  // Applies a category that the visitor chose before hydration. A layout effect reads the choice before the layout
  // effect below resets the select. A later effect applies the choice, because the router doesn't listen until all
  // layout effects have run.
  const early = useRef<string>(undefined);
  const takeEarlyChoice = useEffectEvent(() => {
    if (early.current !== undefined && early.current !== (urlCategory ?? ''))
      setUrlCategory(early.current || undefined);
  });
  useLayoutEffect(() => {
    early.current = select.current?.value;
  }, []);
  useEffect(() => takeEarlyChoice(), []);
  // The router updates in transitions, too late for a controlled select. So this effect sets the select from the URL.
  useLayoutEffect(() => {
    if (select.current) select.current.value = urlCategory ?? '';
  }, [urlCategory]);

  const { cards, shown, total, busy, range, size, turn, allIds } = useEpisodes(
    { episodes: items, more, source: more && source, paged: hydrated ? paged : undefined },
    { category, sort, order, firstSort: sorts[variant][0] },
  );
  const [from, to] = range;

  const choose = async (next: EpisodeSort) => {
    const ids = next === 'popular' ? await allIds().catch(() => cards.map((each) => each.id)) : [];
    startTransition(() => {
      setSorting({ sort: next, order: shuffle(ids) });
      setUrlCategory(undefined);
    });
  };

  // After the pager or the link to more episodes is used, the first new episode gets focus once it has rendered.
  const list = useRef<HTMLUListElement>(null);
  const goOnAt = useRef<number>(undefined);
  useEffect(() => {
    if (busy || goOnAt.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li:not([hidden]) a')[goOnAt.current]?.focus();
    goOnAt.current = undefined;
  }, [busy, from, to]);
  const show = (next: [from: number, to: number], first = 0) => {
    goOnAt.current = first;
    turn(next);
  };

  const counted = (count: number): string =>
    (count === 1 ? labels.count.one : labels.count.other).replace('{count}', () => String(count));
  const emptyHeading = (name?: string): string =>
    name === undefined ? labels.empty.none : labels.empty.heading.replace('{category}', () => name);

  const places = new Map(shown.map((episode, place) => [episode.id, place]));
  const empty = total === 0;
  const words = categories.map((label): FirstPaintCategory => {
    const count = more ? (more.counts[label] ?? 0) : countEpisodes(items, label);
    const cells = countCells(sortEpisodes(filterByCategory(items, label), sorts[variant][0]));
    return count > 0 ? [label, counted(count), cells] : [label, counted(count), cells, emptyHeading(label)];
  });

  return (
    <Section {...rest} space="none" className={clsx(classes.listing, className)}>
      <VisuallyHidden component="div">
        <Heading>{heading}</Heading>
      </VisuallyHidden>
      <div className={classes.bar} data-variant={variant} data-screen="" ref={bar}>
        <Container className={classes.controls}>
          {variant === 'select' && (
            <NativeSelect
              className={classes.category}
              classNames={{ wrapper: classes.select }}
              ref={select}
              label={labels.category}
              defaultValue={category ?? ''}
              autoComplete="off"
              rightSection={<Icon icon={IconChevronDown} />}
              rightSectionWidth="3rem"
              onChange={({ currentTarget }) => setUrlCategory(currentTarget.value || undefined)}
            >
              <option value="">{`${labels.all} (${counted(more?.total ?? items.length)})`}</option>
              {words.map(([label, count]) => (
                <option key={label} value={label}>{`${label} (${count})`}</option>
              ))}
            </NativeSelect>
          )}
          <div className={classes.sorts} role="group" aria-labelledby={id}>
            <span id={id}>{labels.sort}</span>
            {sorts[variant].map((each) => (
              <button key={each} type="button" aria-pressed={each === sort} onClick={() => void choose(each)}>
                {labels.sorts[each]}
              </button>
            ))}
          </div>
          <p role="status" className={classes.count}>
            <span data-count="" suppressHydrationWarning>
              {counted(total)}
            </span>
            <VisuallyHidden>, {category ?? labels.all}</VisuallyHidden>
          </p>
        </Container>
      </div>
      <InlineScript code={firstPaint} data-listing={JSON.stringify(words)} />
      <Container className={classes.body}>
        <div data-results="" hidden={empty} aria-busy={busy || undefined} suppressHydrationWarning>
          <ul
            className={classes.list}
            aria-label={labels.list}
            data-cells={countCells(cards.filter(({ id }) => places.has(id)))}
            suppressHydrationWarning
            ref={list}
          >
            {cards.map((episode) => {
              const place = places.get(episode.id);
              return (
                <Card
                  key={episode.id}
                  episode={episode}
                  hidden={place === undefined}
                  ground={place === undefined ? undefined : groundAt(place, episode.mark !== undefined)}
                  undated={labels.undated}
                />
              );
            })}
          </ul>
          {more && to < total && (
            <Button
              href={more.href}
              variant="outline"
              icon={IconArrowRight}
              className={clsx(classes.more, paged !== undefined && classes.unscripted)}
              onClick={(event) => {
                if (!source || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                show([from, to + size], shown.length);
              }}
            >
              {more.label}
            </Button>
          )}
          {paged === undefined ? (
            <InertPager labels={labels.pager} />
          ) : (
            <Pager
              labels={labels.pager}
              page={to - from > size ? 0 : Math.floor(from / size) + 1}
              pages={Math.max(Math.ceil(total / paged), 1)}
              onPage={(page) => show([(page - 1) * paged, page * paged])}
              onAll={() => show([0, Infinity])}
            />
          )}
        </div>
        {(empty || (!hydrated && words.some(([, , , none]) => none !== undefined))) && (
          <div className={classes.empty} data-empty="" hidden={!empty} suppressHydrationWarning>
            <Dial />
            <div>
              <Heading depth={1} size="h2" suppressHydrationWarning>
                {emptyHeading(category)}
              </Heading>
              <p>{labels.empty.text}</p>
              {items.length > 0 && (
                <Button
                  icon={IconArrowRight}
                  onClick={() => {
                    setUrlCategory(undefined);
                    // The button disappears with the empty state, so focus has to move.
                    bar.current?.querySelector<HTMLElement>('select, button')?.focus({ preventScroll: true });
                  }}
                >
                  {labels.empty.label}
                </Button>
              )}
            </div>
          </div>
        )}
      </Container>
    </Section>
  );
}

interface CardProps {
  episode: ListedEpisode;
  /** Whether to hide the card, because the current category, sort order or page doesn't include its episode. */
  hidden: boolean;
  /** Band of the card. Only the first visible card and cards with a mark have one. */
  ground: Band | undefined;
  /** Shown instead of a missing date. */
  undated: string | undefined;
}

function Card({ episode, hidden, ground, undated }: CardProps) {
  const { number, title, text, guest, role, company, date, mark, href, media } = episode;
  return (
    <li
      className={classes.card}
      data-categories={JSON.stringify(episode.categories)}
      data-mark={mark === undefined ? undefined : ''}
      data-band={ground}
      hidden={hidden}
      suppressHydrationWarning
    >
      {media && <Media media={media} className={classes.portrait} />}
      <div className={classes.words}>
        <p className={classes.facts}>
          <span className={classes.number}>{number}</span> {date ? <Day date={date} /> : undated}{' '}
          {mark && <strong className={classes.mark}>{mark}</strong>}
        </p>
        <Heading depth={1} size="h3" className={classes.title}>
          <Link href={href} stretched>
            {title}
          </Link>
        </Heading>
        <p className={classes.description}>{text}</p>
        <div className={classes.foot}>
          <p className={classes.guest}>
            <strong>{guest}</strong>
            <span>{role}</span>
            <span>{company}</span>
          </p>
          <Icon icon={IconArrowRight} size={22} className={classes.arrow} />
        </div>
      </div>
    </li>
  );
}

type PagerLabels = EpisodeBrowserLabels['pager'];

interface PageButtonProps {
  labels: PagerLabels;
  page: string;
  current: boolean;
  onClick?: () => void;
}

function PageButton({ labels, page, current, onClick }: PageButtonProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={labels.page.replace('{page}', () => page)}
        aria-current={current ? 'page' : undefined}
        onClick={onClick}
      >
        {page}
      </button>
    </li>
  );
}

/** A pager whose buttons do nothing, for a list without pages. */
function InertPager({ labels }: { labels: PagerLabels }) {
  return (
    <nav className={classes.pager} aria-label={labels.label}>
      <ol>
        {labels.pages.map((page, at) => (
          <PageButton key={page} labels={labels} page={page} current={at === 0} />
        ))}
      </ol>
      <Button variant="outline">{labels.all}</Button>
    </nav>
  );
}

interface PagerProps {
  labels: PagerLabels;
  /** The 1-based number of the current page, or 0 while all episodes are shown. */
  page: number;
  /** Number of pages. */
  pages: number;
  onPage: (page: number) => void;
  onAll: () => void;
}

/** A working pager with buttons for the first page, the last page, and the pages next to the current one. */
function Pager({ labels, page, pages, onPage, onAll }: PagerProps) {
  const { range } = usePagination({ total: pages, page: Math.max(page, 1) });
  return (
    <nav className={classes.pager} aria-label={labels.label}>
      <ol>
        {range.map((each, at) =>
          each === 'dots' ? (
            <li key={`dots ${at}`} className={classes.dots} aria-hidden="true">
              …
            </li>
          ) : (
            <PageButton
              key={each}
              labels={labels}
              page={String(each)}
              current={each === page}
              onClick={() => onPage(each)}
            />
          ),
        )}
      </ol>
      <Button variant="outline" onClick={onAll}>
        {labels.all}
      </Button>
    </nav>
  );
}

/** The empty state's drawing: an empty dial, because there is nothing to count. */
function Dial() {
  return (
    <svg viewBox="0 0 420 228" aria-hidden="true">
      <path d="M14 226a196 196 0 0 1 392 0" />
      <path d="M62.5 226a147.5 147.5 0 0 1 295 0M100.5 226a109.5 109.5 0 0 1 219 0" data-ring="" />
      <path d="M10 226a200 200 0 0 1 400 0" strokeWidth="8" pathLength="180.4" strokeDasharray="0.4 8.6" />
      <path d="M2 226a208 208 0 0 1 416 0" strokeWidth="8" pathLength="180.4" strokeDasharray="0.4 44.6" />
      <path d="M146 226a64 64 0 0 1 128 0z" data-sun="" />
      <path d="M14 226h196" strokeWidth="3" />
      <circle cx="14" cy="226" r="9" data-bead="" />
    </svg>
  );
}
