import { memo, startTransition, useDeferredValue, useEffect, useState, type KeyboardEvent } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { usePlace } from '../../../design/controls/Link/routing.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section, useSection } from '../../../design/layout/Section/Section.tsx';
import { breakpoints } from '../../../design/theme/breakpoints.ts';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  FactContent,
  MediaContent,
  SectionContent,
} from '../../../design/content/shapes.ts';
import classes from './CompanyStories.module.css';

/** A short list under a heading of its own. */
export interface StoryList {
  /** Names the list. @maxLength 30 */
  heading: string;
  /** One line each. @maxLength 65 */
  items: string[];
}

/** What every panel holds. */
interface StoryBase {
  /** Names the panel; a person's is their name. @maxLength 70 */
  heading: string;
  /** The first paragraph, set larger. @maxLength 155 */
  lead?: string;
  /** The paragraphs after it. @maxLength 440 */
  body?: string[];
  /** What to do from here, after the paragraphs. */
  action?: ActionContent;
  /** The one sentence to remember. @maxLength 115 */
  quote?: string;
  /** Side by side at the panel's foot. */
  lists: StoryList[];
}

/**
 * What a tile shows below: a `story` with its quote beside it; an `event` on a warm tint, its facts beside the
 * words and its quote large; or a `person` with a portrait.
 */
export type StoryPanel =
  | (StoryBase & { kind: 'story' })
  | (StoryBase & {
      kind: 'event';
      /** When, where and the like: a label and what it is. */
      facts?: FactContent[];
    })
  | (StoryBase & {
      kind: 'person';
      /** What the person does, under the name. */
      role?: string;
      /** The person. Left out, the words have the panel to themselves. */
      media?: MediaContent;
    });

/** A tile and the panel it opens. */
export interface StoryTab {
  /** Unique on the page: the panel's id. The tab's own is made from it. */
  id: string;
  /** What the tile is about. */
  title: string;
  /** What that is, in a few words. @maxLength 50 */
  text?: string;
  /** Decorative, at the tile's head; brings its own ground. */
  drawing?: DrawingContent;
  /** An image in place of a drawing. */
  media?: MediaContent;
  /** What the tile opens. */
  panel: StoryPanel;
}

/** Content of {@link CompanyStories}. */
export interface CompanyStoriesContent extends SectionContent {
  /**
   * The page's name; names the section and the set of tiles, and is the h1 unless `level` says otherwise.
   * @maxLength 10
   */
  heading: string;
  /** One or two sentences beside the heading. @maxLength 140 */
  lead?: string;
  /** In order, the first one open. */
  items: StoryTab[];
}

/** Props of {@link CompanyStories}. */
export type CompanyStoriesProps = ContentProps<CompanyStoriesContent>;

/** Which tab is open, and what to bring into view for that: nothing before a visitor has chosen. */
interface Choice {
  at: number;
  show?: Element | null;
}

/**
 * Opens a page with tiles of which one is chosen; its panel stands below. Choosing scrolls the panel into view. The
 * arrow keys, Home and End choose too, and then the tiles stay in view above it, because focus stays on them. Without
 * scripts, and in print, all panels stand one under the other, and the tiles are links to them.
 *
 * Mantine's Tabs can't do this. Its keys choose by a click of their own, so that a key can't be told from a press, which
 * scrolls elsewhere; Home and End move the focus and choose nothing; arrows are taken from the browser even with Alt, where
 * they go back and forward; and rows on a phone would need another orientation, which only scripts know. Panels are closed
 * by the element's `style`, which print and a page without scripts could only overrule by `!important`.
 */
export function CompanyStories({ heading, lead, items, level = 1, ...rest }: CompanyStoriesProps) {
  const [choice, setChoice] = useState<Choice>({ at: 0 });
  // The tile answers at once, its panel in the next frame.
  const shown = useDeferredValue(choice);
  // After the panel has opened. Smooth or instant, and how far from the bar, is the page's own style.
  useEffect(() => {
    shown.show?.scrollIntoView();
  }, [shown]);
  // An address may name a panel, as the tiles without scripts do.
  const { hash } = usePlace();
  useEffect(() => {
    const at = items.findIndex(({ id }) => `#${id}` === hash);
    if (at >= 0) startTransition(() => setChoice({ at, show: document.getElementById(hash.slice(1)) }));
  }, [hash, items]);

  return (
    <Section {...rest} level={level} space="none">
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          size="d2"
          className={classes.top}
          headingClassName={classes.heading}
        />
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
            // Browsers center what is focused; of a panel higher than the window that would be the middle.
            if (target === currentTarget && target.matches(':focus-visible')) target.scrollIntoView();
          }}
          className={classes.panel}
          data-kind={panel.kind}
          data-band={panel.kind === 'story' ? 'subtle' : undefined}
          data-open={at === shown.at || undefined}
        >
          <Panel panel={panel} />
        </div>
      ))}
    </Section>
  );
}

const tabId = (panelId: string): string => `${panelId}-tab`;

/** Where a key leads from the tab `at` of `count`; nowhere if it is none of the tabs' own. */
function destination(key: string, at: number, count: number): number | undefined {
  // Side by side the vertical arrows are left to the page.
  const stacked = !window.matchMedia(`(min-width: ${breakpoints.md})`).matches;
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
          tabIndex={at === open ? 0 : -1}
          className={classes.tile}
          onClick={() => onChoose({ at, show: document.getElementById(tab.id) })}
          onKeyDown={move(at)}
        >
          <Face {...tab} />
        </button>
      ))}
    </div>
  );
}

/** What a tile shows. */
function Face({ title, text, drawing, media }: StoryTab) {
  return (
    <>
      {(drawing ?? media) && (
        <span className={classes.picture}>
          {drawing ? <Drawing drawing={drawing} fit="cover" /> : media && <Media media={media} priority />}
        </span>
      )}
      <span className={classes.caption}>
        <span className={classes.label}>{title}</span> {text && <span className={classes.note}>{text}</span>}
      </span>
    </>
  );
}

/** What a tile opens: rendered once, however often tiles are chosen. */
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
