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
import type { ActionContent, ContentProps, LinkContent } from '../../../design/content/shapes.ts';
import classes from './SiteHeader.module.css';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { useMenus, type MenuDelays } from './useMenus.ts';

/** A link of the navigation. */
export interface NavigationLink extends Pick<LinkContent, 'href'> {
  /** The link’s words. @maxLength 30 */
  label: string;
  /** Further paths that show the same page: the link counts as current there too. */
  alsoAt?: readonly string[];
}

/** A link in a menu. */
export interface MenuLink extends NavigationLink {
  /** A few words under the label; left out on phones. @maxLength 50 */
  text?: string;
  /** The small drawing before the label. */
  glyph?: GlyphName;
  /** A line icon in the drawing's place. */
  icon?: IconName;
}

/** What opens under a place of the bar. */
export interface NavigationMenu {
  /**
   * Name of the button that opens the menu, for example "Solutions menu". An entry that leads nowhere is that
   * button itself.
   * @maxLength 20
   */
  toggle?: string;
  /** The menu’s links, in order. */
  links: readonly MenuLink[];
  /** Shows the social links, where there are any, below the menu's own, under this line. */
  follow?: string;
}

/** A place of the bar, with a menu or without. A link to another site opens a new tab. */
export interface NavigationEntry extends Omit<NavigationLink, 'href'> {
  /** Where it leads. Left out, the entry is its menu's button, whose list stands open in the sheet. */
  href?: string;
  /** Sets the entry apart with a half disc. */
  marked?: boolean;
  /** What opens under the entry; left out, it is a link only. */
  menu?: NavigationMenu;
}

/** A profile on a social network. */
export interface SocialLink extends Pick<LinkContent, 'href'> {
  /** Name of the network; names the link. @maxLength 15 */
  label: string;
  /** The network’s sign. */
  icon: IconName;
}

/** Content of {@link SiteHeader}. */
export interface SiteHeaderContent {
  /** The link over the navigation to the page's content: its words, and the anchor of `main`. */
  skip: LinkContent;
  /** The business, and where its name leads; `disc` sets a half disc in the mark's place. */
  brand: { name: string; href: string; disc?: boolean };
  /** The site that this one is part of: its name, the link's words ("Back to Orchard Works"), and where it leads. */
  back?: { name: string; label: string; href: string };
  /** Name of the navigation, for screen readers. @maxLength 10 */
  label: string;
  /** Places of the bar, in order. */
  items: readonly NavigationEntry[];
  /** Name of the button that shows the navigation on phones. @maxLength 10 */
  toggle: string;
  /** The main thing to do from anywhere. */
  action: ActionContent;
  /** A second thing to do, before the main one: in the sheet, and in a bar that has room for it. */
  secondAction?: ActionContent;
  /** Words of the color scheme control. */
  scheme: SchemeLabels;
  /** Profiles on social networks: in menus with `follow`, and in the sheet on phones. */
  socials?: readonly SocialLink[];
  /** When menus open and close under the pointer. Default: they open at once. */
  delays?: MenuDelays;
}

/** Props of {@link SiteHeader}. */
export type SiteHeaderProps = ContentProps<SiteHeaderContent, 'header'>;

const none: readonly SocialLink[] = [];

type Current = 'page' | undefined;

/** Whether a link shows where the visitor is: on its page, or (`within`) on a page below it or of its menu. */
function useCurrent() {
  const { pathname } = usePlace();
  const path = pathname.replace(/(?<=.)\/$/, '');
  const current = ({ href, alsoAt }: Pick<NavigationEntry, 'href' | 'alsoAt'>): Current =>
    href === path || alsoAt?.includes(path) ? 'page' : undefined;
  const within = (entry: NavigationEntry) =>
    (entry.href && entry.href !== '/' && path.startsWith(`${entry.href}/`)) ||
    entry.menu?.links.some(current) ||
    undefined;
  return { current, within };
}

/**
 * The site's navigation, in a bar at the top of every page that stays while the page scrolls. An entry's label is a link, whose menu
 * opens under the pointer or with the button beside it; an entry that leads nowhere is that button itself. Where there is no room for the bar it turns into a sheet behind one button.
 * Every link is in the HTML; without scripts menus open on hover and focus, and phones show the whole list.
 *
 * That's why it isn't made of Mantine's Drawer and Menu, which are in the page only while they are open, and whose entries are
 * commands, not links of a navigation. The signs on the button are of the same set as all icons; Mantine's Burger draws its own.
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
                          aria-current={current(entry)}
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

/** Shows and hides the sheet; says so itself one frame earlier, because a slow device takes a while for the sheet. */
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

// What opens and closes is shown by attributes on the entries and the header: nothing below is rendered again for it.

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

/** What stands under the navigation on phones. */
const Foot = memo(function Foot({ back, action, secondAction, scheme, socials }: FootProps) {
  return (
    <div className={classes.foot}>
      {secondAction && <Action action={secondAction} size="lg" variant="outline" icon={IconArrowRight} />}
      <Action action={action} size="lg" icon={IconArrowRight} />
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

/** What stands at the bar's end where it has room. */
const Controls = memo(function Controls({ action, secondAction, scheme }: Calls) {
  return (
    <div className={classes.controls}>
      <SchemeControl labels={scheme} className={classes.segments} />
      <div className={classes.cycle}>
        <SchemeControl variant="cycle" labels={scheme} />
      </div>
      {secondAction && (
        <div className={classes.second}>
          <Action action={secondAction} size="sm" variant="outline" />
        </div>
      )}
      <Action action={action} size="sm" />
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
