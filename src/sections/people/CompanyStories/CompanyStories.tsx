import { memo, startTransition, useDeferredValue, useEffect, useState, type KeyboardEvent } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { usePlace } from '../../../design/controls/Link/routing.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { useSection } from '../../../design/layout/Section/Section.tsx';
import { layoutBreakpoints } from '../../../design/theme/breakpoints.ts';
import type { Band } from '../../../design/theme/tokens.ts';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  FactContent,
  MediaContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CompanyStories.module.css';

/** A short list with a heading, at the bottom of a panel. */
export interface StoryList {
  /** Heading of the list. @maxLength 30 */
  heading: string;
  /** The items, one line each. @maxLength 65 */
  items: string[];
}

/** Content that every kind of panel has. */
interface StoryBase {
  /** Heading of the panel. For a person: the person's name. @maxLength 70 */
  heading: string;
  /** The first paragraph, in larger type. @maxLength 155 */
  lead?: string;
  /** The other paragraphs. @maxLength 440 */
  body?: string[];
  /** Next step, after the paragraphs. */
  action?: ActionContent;
  /** The sentence that visitors should remember, shown as a quote. @maxLength 115 */
  quote?: string;
  /** Lists side by side, at the bottom of the panel. */
  lists: StoryList[];
}

/**
 * Content of a tile's panel. A `story` has its quote beside the text. An `event` has a warm tint, facts beside the
 * text, and a large quote. A `person` has a portrait.
 */
export type StoryPanel =
  | (StoryBase & { kind: 'story' })
  | (StoryBase & {
      kind: 'event';
      /** Facts such as date and place, each with a label. */
      facts?: FactContent[];
    })
  | (StoryBase & {
      kind: 'person';
      /** The person's role, below the name. */
      role?: string;
      /** The person's portrait. Without it, the panel has only text. */
      media?: MediaContent;
    });

/** A tile and its panel. */
export interface StoryTab {
  /** Id of the panel, which must be unique on the page. The tile's id is derived from it. */
  id: string;
  /** The tile's title. */
  title: string;
  /** A few words below the title. @maxLength 50 */
  text?: string;
  /** A decorative drawing that fills the top of the tile, so it has to include a background. */
  drawing?: DrawingContent;
  /** An image at the top of the tile. Not shown if the tile has a `drawing`. */
  media?: MediaContent;
  /** The tile's panel. */
  panel: StoryPanel;
}

/** Content of {@link CompanyStories}: a heading, a lead, and the tiles with their panels. */
export interface CompanyStoriesContent extends SectionContent {
  /**
   * Section heading, which is the page's `h1` by default. It also names the group of tiles.
   * @maxLength 10
   */
  heading: string;
  /** Who the company is, in one or two sentences. @maxLength 140 */
  lead?: string;
  /** Links or buttons to next steps. The first is the main one. */
  actions?: ActionContent[];
  /** A decorative drawing beside the heading, on wide screens only, above the last of the tiles. */
  drawing?: DrawingContent;
  /** The tiles, in order. The first is selected initially. */
  items: StoryTab[];
}

/** Props of {@link CompanyStories}: its content, and attributes of the root element. */
export type CompanyStoriesProps = ContentProps<CompanyStoriesContent>;

/** The index of the selected tile (`at`) and, if a visitor selected it, the element to scroll into view (`show`). */
interface Choice {
  at: number;
  show?: Element | null;
}

/**
 * A page's hero with tiles, one of which is selected. Below the tiles is the selected tile's panel, with the same
 * background as the tile. Clicking a tile scrolls its panel into view. Arrow keys, Home and End also select a tile, but
 * keep the tiles in view, because a tile has focus. In print and without JavaScript, all panels are shown, one below
 * the other. Without JavaScript, the tiles are links to the panels.
 *
 * Mantine's Tabs component can't do this. It turns key presses into clicks, but we have to tell the two apart to scroll
 * to the right element. Its Home and End keys move focus without selecting a tab. It handles arrow keys even with Alt,
 * although these shortcuts mean back and forward in browsers. For stacked tabs on the narrowest phones, it needs
 * another `orientation`, which only a script can choose. And it hides panels with the `style` attribute, which only
 * `!important` could override in print or without JavaScript.
 */
export function CompanyStories({ drawing, items, ...rest }: CompanyStoriesProps) {
  const [choice, setChoice] = useState<Choice>({ at: 0 });
  // The tile responds immediately. Its panel follows in a deferred render.
  const shown = useDeferredValue(choice);
  // Scrolls after the panel has opened. CSS sets smooth scrolling and the distance from the window's top.
  useEffect(() => {
    shown.show?.scrollIntoView();
  }, [shown]);
  // The URL's fragment can be a panel's id, for example after a click on a tile before hydration.
  const { hash } = usePlace();
  useEffect(() => {
    const at = items.findIndex(({ id }) => `#${id}` === hash);
    if (at >= 0) startTransition(() => setChoice({ at, show: document.getElementById(hash.slice(1)) }));
  }, [hash, items]);

  return (
    <Hero {...rest} classNames={classes}>
      <Container className={classes.choice}>
        {drawing && <Drawing drawing={drawing} align="xMaxYMax" className={classes.drawing} />}
        <Tiles tabs={items} open={choice.at} onChoose={setChoice} />
        <noscript>
          <div className={classes.tiles}>
            {items.map((tab) => (
              <Link key={tab.id} href={`#${tab.id}`} className={classes.tile}>
                <Face {...tab} />
              </Link>
            ))}
          </div>
        </noscript>
      </Container>
      {items.map(({ id, panel }, at) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={tabId(id)}
          tabIndex={0}
          onFocus={({ target, currentTarget }) => {
            // Browsers would center a focused element, so visitors would see the middle of a tall panel first.
            if (target === currentTarget && target.matches(':focus-visible')) target.scrollIntoView();
          }}
          className={classes.panel}
          data-kind={panel.kind}
          data-band={bandOf(panel)}
          data-open={at === shown.at || undefined}
        >
          <Panel panel={panel} />
        </div>
      ))}
    </Hero>
  );
}

/** Returns the band of a panel, and of its tile while the tile is selected. An event has its own colors instead. */
const bandOf = ({ kind }: StoryPanel): Band | undefined => (kind === 'event' ? undefined : 'subtle');

const tabId = (panelId: string): string => `${panelId}-tab`;

/**
 * Returns the index of the tile that a key moves to, or `undefined` for other keys. `at` is the current tile's index,
 * and `count` the number of tiles.
 */
function destination(key: string, at: number, count: number): number | undefined {
  // If the tiles are side by side, the up and down arrow keys scroll the page.
  const stacked = !window.matchMedia(`(min-width: ${layoutBreakpoints.narrow})`).matches;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (stacked && key === 'ArrowDown')) return (at + 1) % count;
  if (key === 'ArrowLeft' || (stacked && key === 'ArrowUp')) return (at + count - 1) % count;
  return undefined;
}

interface TilesProps {
  tabs: StoryTab[];
  open: number;
  onChoose: (choice: Choice) => void;
}

function Tiles({ tabs, open, onChoose }: TilesProps) {
  const { headingId } = useSection();
  const move = (at: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = destination(event.key, at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose({ at: to, show: event.currentTarget.parentElement });
    document.getElementById(tabId(tabs[to]?.id ?? ''))?.focus({ preventScroll: true });
  };
  return (
    <div role="tablist" aria-labelledby={headingId} className={clsx(classes.tiles, classes.scripted)}>
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={tab.id}
          aria-selected={at === open}
          data-kind={tab.panel.kind}
          tabIndex={at === open ? 0 : -1}
          className={classes.tile}
          onClick={() => onChoose({ at, show: document.getElementById(tab.id) })}
          onKeyDown={move(at)}
        >
          <Face {...tab} selected={at === open} />
        </button>
      ))}
    </div>
  );
}

/** Content of a tile: its picture, title and text. */
function Face({ title, text, drawing, media, panel, selected = false }: StoryTab & { selected?: boolean }) {
  return (
    <>
      {(drawing ?? media) && (
        <span className={classes.picture}>
          {drawing ? <Drawing drawing={drawing} fit="cover" /> : media && <Media media={media} priority />}
        </span>
      )}
      <span className={classes.caption} data-band={selected ? bandOf(panel) : undefined}>
        <span className={classes.label}>{title}</span> {text && <span className={classes.note}>{text}</span>}
      </span>
    </>
  );
}

/** Content of a panel. It is memoized, so that selecting another tile doesn't render it again. */
const Panel = memo(function Panel({ panel }: { panel: StoryPanel }) {
  const { heading, lead, body = [], action, quote, lists } = panel;
  const role = panel.kind === 'person' && panel.role;
  const portrait = panel.kind === 'person' && panel.media;
  const facts = (panel.kind === 'event' && panel.facts) || [];
  return (
    <Container className={classes.layout}>
      {portrait && <Media media={portrait} className={classes.portrait} />}
      <div className={classes.story}>
        <Heading depth={1} size="h2" className={classes.title}>
          {heading}
        </Heading>
        {role && <p className={classes.role}>{role}</p>}
        {lead && <p className={classes.opening}>{lead}</p>}
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {action && <Action action={action} size="lg" icon={IconArrowRight} className={classes.action} />}
      </div>
      {facts.length > 0 && (
        <Ledger component="dl" className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Ledger>
      )}
      {quote && (
        <blockquote className={classes.quote}>
          <p>{quote}</p>
        </blockquote>
      )}
      {lists.length > 0 && (
        <div className={classes.lists}>
          {lists.map((list) => (
            <div key={list.heading}>
              <Heading depth={2} size="h3" className={classes.listHeading}>
                {list.heading}
              </Heading>
              <ul>
                {list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Container>
  );
});
