import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { useTimeout } from '@mantine/hooks';
import { usePlace } from '../../../design/controls/Link/routing.tsx';
import { breakpoints } from '../../../design/theme/breakpoints.ts';
import classes from './SiteHeader.module.css';

/** Hover delays of menus, in ms. */
export interface MenuDelays {
  /** How long the pointer must rest on an entry before its menu opens. */
  open: number;
  /** The time after a menu has closed during which hovering opens any menu without the `open` delay. */
  skip: number;
  /** How long a menu stays open after the pointer leaves. */
  close: number;
}

/** The default hover delays. */
export const siteDelays: MenuDelays = { open: 0, skip: 0, close: 150 };

interface Menus {
  /** Whether the sheet (which contains the navigation in narrow windows) is open. */
  sheet: boolean;
  /** Indexes of the entries with open menus: at most one in the bar, any number in the sheet. */
  open: readonly number[];
  /** Whether the open menu was opened by hovering. */
  hovered: boolean;
}

const closed: Menus = { sheet: false, open: [], hovered: false };

/**
 * Media query: whether the window is wide enough for the entries to be in the bar. Otherwise, the menus are in
 * the sheet, where hovering opens nothing.
 */
const wide = () => window.matchMedia(`(min-width: ${breakpoints.md})`);

/**
 * Keeps track of which of the header's menus are open, and returns the handlers that open and close them. An
 * entry with a menu must have `data-entry` and contain one `button`. `root` is the header, and `burger` is
 * the button that shows the sheet.
 */
export function useMenus(
  root: RefObject<HTMLElement | null>,
  burger: RefObject<HTMLButtonElement | null>,
  delays = siteDelays,
) {
  const [menus, setMenus] = useState(closed);

  // Any navigation closes all menus, including navigation with the browser's back and forward buttons.
  const location = usePlace();
  const [shownAt, setShownAt] = useState(location);
  if (shownAt !== location) {
    setShownAt(location);
    setMenus(closed);
  }

  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const leaving = useTimeout(() => {
    // Keep the menu open while keyboard focus is in it.
    if (root.current?.querySelector('[data-entry] ul :focus-visible')) return;
    setMenus(closed);
  }, delays.close);
  const entering = useTimeout((index: number) => {
    if (wide().matches) setMenus({ ...closed, open: [index], hovered: true });
  }, delays.open);

  const { clear: stay } = entering;
  useEffect(() => stay, [location, stay]);

  const active = menus.sheet || menus.open.length > 0;
  const inSheet = useRef(false);
  useEffect(() => {
    inSheet.current = menus.sheet;
  }, [menus.sheet]);

  // Locks scrolling behind the sheet. This uses a class because `:has()` on the body would restyle the whole page
  // whenever an element is added or removed.
  useEffect(() => {
    if (!menus.sheet || !classes.locked) return;
    const { locked } = classes;
    document.body.classList.add(locked);
    return () => document.body.classList.remove(locked);
  }, [menus.sheet]);

  useEffect(() => {
    if (!active) return;
    return () => {
      closedAt.current = Date.now();
    };
  }, [active]);

  useEffect(() => {
    const header = root.current;
    if (!active || !header) return;
    const within = (target: EventTarget | null) => target instanceof Node && header.contains(target);
    const close = () => setMenus(closed);
    const abort = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) => document.addEventListener(type, listener, { signal: abort.signal });

    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      const entry = header.querySelector('[data-entry][data-open]');
      const focused = document.activeElement;
      close();
      if (inSheet.current) burger.current?.focus();
      // If focus is elsewhere, hovering opened the menu, so leave focus where it is.
      else if (focused === document.body || entry?.contains(focused)) entry?.querySelector('button')?.focus();
    });
    listen('click', (event) => {
      if (!(event.target instanceof Element) || !within(event.target)) return;
      if (!event.target.closest('a, [aria-haspopup]')) return;
      if (inSheet.current) burger.current?.focus();
      close();
    });
    listen('pointerdown', (event) => {
      if (!within(event.target)) close();
    });
    listen('focusout', (event) => {
      const { target, relatedTarget } = event;
      if (!(relatedTarget instanceof Node) || !(target instanceof Element)) return;
      const scope = inSheet.current ? header : target.closest('[data-entry]');
      if (scope && header.contains(scope) && !scope.contains(relatedTarget)) close();
    });
    wide().addEventListener('change', close, { signal: abort.signal });
    return () => abort.abort();
  }, [active, root, burger]);

  const byMouse = (event: PointerEvent) => event.pointerType !== 'touch' && wide().matches;

  return {
    menus,
    /** Shows the sheet, with the menus at the indexes in `open` expanded. Hides the sheet if it is already shown. */
    toggleSheet: (open: readonly number[]) =>
      setMenus(menus.sheet ? closed : { ...closed, sheet: true, open }),
    /** Hover handlers of the entry at `index`. */
    entry: (index: number) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (!byMouse(event)) return;
        leaving.clear();
        if (menus.open.includes(index)) return;
        const follows = menus.open.length > 0 || Date.now() - closedAt.current < delays.skip;
        if (delays.open === 0 || follows) setMenus({ ...closed, open: [index], hovered: true });
        else entering.start(index);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!byMouse(event)) return;
        entering.clear();
        leaving.start();
      },
    }),
    /** Click handler of the button that opens the menu of the entry at `index`. */
    toggle: (index: number) => (event: MouseEvent) => {
      leaving.clear();
      entering.clear();
      const isOpen = menus.open.includes(index);
      if (!wide().matches) {
        const open = isOpen ? menus.open.filter((other) => other !== index) : [...menus.open, index];
        setMenus({ ...menus, open });
      } else if (isOpen && !(menus.hovered && event.detail > 0)) setMenus(closed);
      // If hovering opened the menu, the first click keeps it open.
      else setMenus({ ...closed, open: [index] });
    },
  };
}
