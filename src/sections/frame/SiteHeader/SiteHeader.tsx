import { memo, startTransition, useId, useOptimistic, useRef, type Ref } from 'react';
import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronDown,
  IconExternalLink,
  IconMenu2,
  IconX,
} from '@tabler/icons-react';
import clsx from 'clsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import type { IconName } from '../../../design/media/Icon/icons.ts';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { usePlace } from '../../../design/controls/Link/routing.tsx';
import { Mark } from '../../../design/media/Mark/Mark.tsx';
import { SchemeControl, type SchemeLabels } from '../../../design/controls/SchemeControl/SchemeControl.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { Tooltip } from '../../../design/overlays/Tooltip/Tooltip.tsx';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import type { ActionContent, ContentProps, LinkContent } from '../../../design/shapes/shapes.ts';
import classes from './SiteHeader.module.css';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { useMenus, type MenuDelays } from './useMenus.ts';

/** A navigation link. */
export interface NavigationLink extends Pick<LinkContent, 'href'> {
  /** The link's text. @maxLength 30 */
  label: string;
  /** Other paths of the same page, at which the link is also marked as current. */
  alsoAt?: readonly string[];
}

/** A link in a menu. */
export interface MenuLink extends NavigationLink {
  /** A few words below the label. Not shown on phones. @maxLength 50 */
  text?: string;
  /** A small drawing before the label. */
  glyph?: GlyphName;
  /** A line icon before the label. Use either this or `glyph`. */
  icon?: IconName;
}

/** The menu of an entry. */
export interface NavigationMenu {
  /**
   * Accessible name of the button that opens the menu, such as "Solutions menu". Required if the entry has a
   * link. Otherwise, the default is the entry's label. @maxLength 20
   */
  toggle?: string;
  /** The menu's links, in order. */
  links: readonly MenuLink[];
  /** Heading of the social links below the menu's links. Without it, the menu has no social links. */
  follow?: string;
}

/** An entry in the bar, with or without a menu. Links to other sites open in a new tab. */
export interface NavigationEntry extends Omit<NavigationLink, 'href'> {
  /**
   * URL of the entry's page. Without it, the entry itself is the button that opens its menu. On phones, that
   * menu is initially expanded.
   */
  href?: string;
  /** Highlights the entry with a half disc. */
  marked?: boolean;
  /** Paths of other pages that belong to the entry, such as pages that only the footer links to. */
  covers?: readonly string[];
  /** The entry's menu. Without it, the entry is only a link. */
  menu?: NavigationMenu;
}

/** A profile on a social network. */
export interface SocialLink extends Pick<LinkContent, 'href'> {
  /** Name of the network, which is also the link's accessible name. @maxLength 15 */
  label: string;
  /** The network's icon. */
  icon: IconName;
}

/** Content of {@link SiteHeader}. */
export interface SiteHeaderContent {
  /** The skip link to the page's content: its text, and the anchor of `main`. */
  skip: LinkContent;
  /** The name of the business, and the URL that it links to. `disc` shows a half disc instead of the logo mark. */
  brand: { name: string; href: string; disc?: boolean };
  /**
   * The parent site, if this is a site within a site: its name, the text of the link to it ("Back to Orchard
   * Works"), and its URL.
   */
  back?: { name: string; label: string; href: string };
  /** Name of the navigation, for screen readers. @maxLength 10 */
  label: string;
  /** Entries of the bar, in order. */
  items: readonly NavigationEntry[];
  /** Name of the button that shows the navigation on phones. @maxLength 10 */
  toggle: string;
  /** The main call to action on every page. */
  action: ActionContent;
  /**
   * A second action, after the main one. If the bar has room for only one action, it shows the second one, so
   * the main action's page should also be among the bar's entries.
   */
  secondAction?: ActionContent;
  /** Labels of the color scheme control. */
  scheme: SchemeLabels;
  /** Social profiles, shown in menus that have `follow`, and, on phones, below the navigation. */
  socials?: readonly SocialLink[];
  /** Delays for opening and closing menus on hover. By default, menus open immediately and close after 150 ms. */
  delays?: MenuDelays;
}

/** Props of {@link SiteHeader}. */
export type SiteHeaderProps = ContentProps<SiteHeaderContent, 'header'>;

const none: readonly SocialLink[] = [];

type Current = 'page' | undefined;

/**
 * Returns two functions that compare a link with the current URL. `current` tells whether the link's target is the
 * current page. `within` tells whether the current page belongs to an entry: whether the current URL is below the
 * entry's URL, or is in the entry's menu or its `covers`.
 */
function useCurrent() {
  const { pathname } = usePlace();
  const path = pathname.replace(/(?<=.)\/$/, '');
  const current = ({ href, alsoAt }: Pick<NavigationEntry, 'href' | 'alsoAt'>): Current =>
    href === path || alsoAt?.includes(path) ? 'page' : undefined;
  const within = (entry: NavigationEntry) =>
    (entry.href && entry.href !== '/' && path.startsWith(`${entry.href}/`)) ||
    entry.menu?.links.some(current) ||
    entry.covers?.includes(path) ||
    undefined;
  return { current, within };
}

/**
 * The site's navigation, in a bar that is fixed to the top of every page. The current page's entry is marked.
 * On the home page, which the brand links to, only the brand is marked. An entry's label is usually a link, and the
 * entry's menu opens on hover, or with the button beside the label. If an entry has no link, its label is the menu
 * button. If the bar has no room for the entries, they are in a sheet that one button shows and hides. All links
 * are in the HTML. Without JavaScript, menus open on hover and focus, and phones show the whole list. Mantine's Menu
 * can't do that, because it needs JavaScript to open.
 */
export function SiteHeader({
  skip,
  brand,
  back,
  label,
  items,
  toggle,
  action,
  secondAction,
  scheme,
  socials = none,
  delays,
  className,
  ref,
  ...rest
}: SiteHeaderProps) {
  const root = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const { menus, toggleSheet, entry: hover, toggle: toggleMenu } = useMenus(root, burger, delays);
  const { current, within } = useCurrent();
  const id = useId();

  return (
    <header
      {...rest}
      ref={useMergedRef(root, ref)}
      data-sheet={menus.sheet || undefined}
      className={clsx(classes.header, className)}
    >
      <a className={classes.skip} href={skip.href}>
        {skip.label}
      </a>
      <div className={classes.bar}>
        <Container className={classes.row} data-back={back && true}>
          {back && (
            <Tooltip label={back.label}>
              <Link className={clsx(classes.back, classes.backward)} href={back.href} aria-label={back.label}>
                <Icon icon={IconArrowLeft} size={18} />
                <Mark size={22} />
                <span>{back.name}</span>
              </Link>
            </Tooltip>
          )}
          <Link className={classes.brand} href={brand.href} aria-current={current(brand)}>
            {brand.disc ? <span className={classes.disc} /> : <Mark />}
            <span>{brand.name}</span>
          </Link>
          <Burger
            ref={burger}
            label={toggle}
            open={menus.sheet}
            controls={id}
            onToggle={() => toggleSheet(items.flatMap(({ href }, index) => (href ? [] : [index])))}
          />
          <div id={id} className={classes.sheet} data-scrolls="">
            <nav aria-label={label}>
              <ul className={classes.entries}>
                {items.map((entry, index) => {
                  const open = menus.open.includes(index);
                  const menuId = `${id}-${index}`;
                  return (
                    <li
                      key={entry.label}
                      className={classes.entry}
                      {...(entry.menu && {
                        'data-entry': true,
                        'data-open': open || undefined,
                        ...hover(index),
                      })}
                    >
                      {entry.href !== undefined && (
                        <Link
                          className={classes.label}
                          href={entry.href}
                          aria-current={entry.href === brand.href ? undefined : current(entry)}
                          data-within={within(entry)}
                        >
                          {entry.marked && <span className={classes.disc} />}
                          <span>{entry.label}</span>
                          {/^https?:/.test(entry.href) && <Icon icon={IconExternalLink} size={16} />}
                        </Link>
                      )}
                      {entry.menu && (
                        <>
                          <Tooltip
                            label={entry.menu.toggle ?? entry.label}
                            disabled={open || entry.href === undefined}
                          >
                            <button
                              type="button"
                              className={entry.href === undefined ? classes.label : classes.chevron}
                              data-within={entry.href === undefined ? within(entry) : undefined}
                              aria-label={entry.menu.toggle}
                              aria-expanded={open}
                              aria-controls={menuId}
                              onClick={toggleMenu(index)}
                            >
                              {entry.href === undefined && <span>{entry.label}</span>}
                              <Icon icon={IconChevronDown} size={18} />
                            </button>
                          </Tooltip>
                          <Menu
                            id={menuId}
                            links={entry.menu.links}
                            follow={entry.menu.follow}
                            socials={socials}
                          />
                        </>
                      )}
                    </li>
                  );
                })}
              </ul>
            </nav>
            <Foot back={back} action={action} secondAction={secondAction} scheme={scheme} socials={socials} />
          </div>
          <Controls action={action} secondAction={secondAction} scheme={scheme} />
        </Container>
      </div>
    </header>
  );
}

interface BurgerProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  open: boolean;
  /** Id of the sheet. */
  controls: string;
  onToggle: () => void;
}

/**
 * The button that shows and hides the sheet. Its icon changes before the sheet does, because rendering the
 * sheet takes a while on slow devices.
 */
function Burger({ ref, label, open, controls, onToggle }: BurgerProps) {
  const [shown, setShown] = useOptimistic(open);
  return (
    <Tooltip label={label}>
      <ActionIcon
        ref={ref}
        variant="ghost"
        className={classes.burger}
        aria-label={label}
        aria-expanded={shown}
        aria-controls={controls}
        onClick={() =>
          startTransition(() => {
            setShown(!open);
            onToggle();
          })
        }
      >
        <Icon icon={shown ? IconX : IconMenu2} size={24} />
      </ActionIcon>
    </Tooltip>
  );
}

// CSS shows menus and the sheet, depending on attributes of the entries and the header. The parts below are
// memoized, so that they don't re-render when these attributes change.

type MenuProps = Omit<NavigationMenu, 'toggle'> & { id: string; socials: readonly SocialLink[] };

const Menu = memo(function Menu({ id, links, follow, socials }: MenuProps) {
  const { current } = useCurrent();
  return (
    <div id={id} className={classes.menu}>
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Link className={classes.link} href={link.href} aria-current={current(link)}>
              {link.glyph && <Glyph className={classes.glyph} name={link.glyph} />}
              {link.icon && <Icon className={classes.glyph} icon={link.icon} size={22} />}
              <span>
                <span className={classes.title}>{link.label}</span>
                {link.text && <span className={classes.description}>{link.text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {follow && socials.length > 0 && (
        <div className={classes.follow}>
          <p>{follow}</p>
          <Socials links={socials} />
        </div>
      )}
    </div>
  );
});

type Calls = Pick<SiteHeaderProps, 'action' | 'secondAction' | 'scheme'>;
type FootProps = Calls & Pick<SiteHeaderProps, 'back'> & { socials: readonly SocialLink[] };

/** The part of the sheet below the navigation. */
const Foot = memo(function Foot({ back, action, secondAction, scheme, socials }: FootProps) {
  return (
    <div className={classes.foot}>
      <Action action={action} size="lg" icon={IconArrowRight} />
      {secondAction && <Action action={secondAction} size="lg" variant="outline" icon={IconArrowRight} />}
      <SchemeControl variant="wide" labels={scheme} />
      {socials.length > 0 && <Socials links={socials} iconsOnly />}
      {back && (
        <Link className={classes.back} href={back.href}>
          <Icon icon={IconArrowLeft} size={18} />
          <Mark size={22} />
          <span>{back.label}</span>
        </Link>
      )}
    </div>
  );
});

/** The controls at the end of the bar. On phones, they are hidden, because the sheet ends with the same controls. */
const Controls = memo(function Controls({ action, secondAction, scheme }: Calls) {
  return (
    <div className={classes.controls}>
      <SchemeControl variant="cycle" labels={scheme} />
      <div className={clsx(secondAction && classes.first)}>
        <Action action={action} size="sm" />
      </div>
      {secondAction && <Action action={secondAction} size="sm" variant="outline" />}
    </div>
  );
});

function Socials({ links, iconsOnly = false }: { links: readonly SocialLink[]; iconsOnly?: boolean }) {
  return (
    <ul className={classes.socials}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <Tooltip label={label} disabled={!iconsOnly}>
            <Link href={href}>
              <Icon icon={icon} />
              {iconsOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
