import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';

interface Module<P> {
  default: ComponentType<P>;
  /** Loads what the section itself defers. */
  preload?: () => Promise<unknown>;
}

/**
 * How far from the viewport a deferred section begins to load: 600 px below it. All that lies above counts as near,
 * because a hash or the End key passes it without it ever being in view.
 */
const margin = '1000000px 0px 600px';

/** Resolves when the visitor first does something, here or in another tab: from then on updates may come from above, and none should wait for a scroll. */
const firstInteraction =
  typeof window === 'undefined'
    ? new Promise<void>(() => undefined)
    : new Promise<void>((resolve) => {
        for (const type of ['pointerdown', 'keydown', 'storage'])
          window.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
      });

/** The page's sections that wait to be hydrated, each with what starts it, and who is told when none is left. */
const waiting = new Map<object, () => void>();
let awaited: (() => void)[] = [];

function wait(section: object, start: () => void): void {
  waiting.set(section, start);
  if (awaited.length > 0) start();
}

function settle(section: object): void {
  waiting.delete(section);
  if (waiting.size > 0) return;
  for (const resolve of awaited) resolve();
  awaited = [];
}

/** Hydrates every section of the page now, those within sections included, and resolves then, also where one's code is gone. */
const hydrateAll = (): Promise<void> =>
  new Promise((resolve) => {
    awaited.push(resolve);
    for (const start of [...waiting.values()]) start();
  });

/**
 * React renders the answer to a popstate event at once, even in a transition, and would empty the sections that wait.
 * So on the same page (an anchor, a query) the event goes on to the router only when they have hydrated. Here, because
 * a module is run before the router listens.
 */
function holdPopstate(): void {
  const { pathname } = window.location;
  window.addEventListener('popstate', (event) => {
    if (waiting.size === 0 || window.location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    const state: unknown = event.state;
    void hydrateAll().then(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  });
}
if (typeof window !== 'undefined') holdPopstate();

/** The first element inside `wrapper` that has a box: deferred sections within deferred ones stand in wrappers too. */
function firstBox(wrapper: Element | null): Element | null {
  let element = wrapper?.firstElementChild ?? null;
  while (element && getComputedStyle(element).display === 'contents') element = element.firstElementChild;
  return element;
}

/** Leaves the layout to what stands inside. */
const contents = { display: 'contents' };

/** What stands in the boundary: the section, once its code has come, or its prerendered HTML. */
interface SlotProps<P> {
  /** The section's own props. */
  props: P;
  /** Told once the section has hydrated, and whether it is alive: its prerendered HTML is not. */
  onHydrated: (alive: boolean) => void;
  /** Reads the prerendered HTML. */
  readHtml: () => string;
}

/** The slot with the section in it. */
function slotOf<P extends object>(Section: ComponentType<P>): ComponentType<SlotProps<P>> {
  return function Slot({ props, onHydrated }) {
    useEffect(() => onHydrated(true), [onHydrated]);
    return (
      <div style={contents}>
        <Section {...props} />
      </div>
    );
  };
}

/**
 * The slot of a section whose code is gone: its prerendered HTML, as it was. Its links still lead on. React takes HTML
 * that it is given whole for what it is, so nothing mismatches. Throws where there is none.
 */
function Prerendered<P>({ onHydrated, readHtml }: SlotProps<P>) {
  const [html] = useState(readHtml);
  useEffect(() => onHydrated(false), [onHydrated]);
  if (html === '') throw new Error('The code of a section could not be loaded');
  return <div style={contents} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/**
 * A section far down the page whose code is loaded, and its prerendered HTML hydrated, only when it nears the
 * viewport or the visitor first presses something. The server renders it at once. `preload` loads it ahead of that,
 * and rejects when it cannot: a client-side navigation waits for it, because there is no HTML then that could stand
 * in. When the code of a section in a prerendered page cannot be loaded, its HTML stays. A press on one of its
 * buttons before it has hydrated takes effect when it has; until then the section stands inside a `[data-waiting]`.
 *
 * Until it hydrates the section must not be re-rendered from above except in a transition (which then waits for the
 * code), or React replaces the prerendered HTML with the empty fallback: keep state out of page components.
 */
export function deferred<P extends object>(load: () => Promise<Module<P>>) {
  let module: Promise<Module<P>> | undefined;
  let start: () => void = () => undefined;
  const started = Promise.race([
    firstInteraction,
    new Promise<void>((resolve) => {
      start = resolve;
    }),
  ]);

  /** Loads the code once; a failed try is not kept. */
  function loadOnce(): Promise<Module<P>> {
    module ??= load();
    module.catch(() => {
      module = undefined;
    });
    return module;
  }

  /** A slot that shows the section, or what is left of it; in the latter case the next visit gets a new one. */
  const createSlot = () =>
    lazy<ComponentType<SlotProps<P>>>(() =>
      import.meta.env.SSR
        ? load().then((loaded) => ({ default: slotOf(loaded.default) }))
        : started.then(loadOnce).then(
            (loaded) => ({ default: slotOf(loaded.default) }),
            () => {
              latest = createSlot();
              return { default: Prerendered };
            },
          ),
    );
  let latest = createSlot();

  function Deferred(props: P) {
    const [Slot] = useState(() => latest);
    const ref = useRef<HTMLDivElement>(null);
    const readHtml = useCallback(() => ref.current?.firstElementChild?.innerHTML ?? '', []);
    const hydrated = useRef(false);
    const pressed = useRef<HTMLElement>(null);

    const handleHydrated = useCallback((alive: boolean) => {
      settle(ref);
      if (!alive) return;
      hydrated.current = true;
      delete ref.current?.dataset.waiting;
      pressed.current?.click();
      pressed.current = null;
    }, []);

    useLayoutEffect(() => {
      // React keeps events inside a boundary that waits for its code from everyone further in: listen before it does.
      const remember = (event: MouseEvent) => {
        if (hydrated.current || !(event.target instanceof Element) || !ref.current?.contains(event.target))
          return;
        pressed.current = event.target.closest<HTMLElement>('button[type="button"]');
      };
      document.addEventListener('click', remember, { capture: true });
      return () => document.removeEventListener('click', remember, { capture: true });
    }, []);

    useLayoutEffect(() => {
      wait(ref, start);
      return () => settle(ref);
    }, []);

    useLayoutEffect(() => {
      const section = firstBox(ref.current);
      if (!section) {
        start();
        return;
      }
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          start();
        },
        { rootMargin: margin },
      );
      observer.observe(section);
      return () => observer.disconnect();
    }, []);

    return (
      <div ref={ref} style={contents} data-waiting="">
        <Suspense>
          <Slot props={props} onHydrated={handleHydrated} readHtml={readHtml} />
        </Suspense>
      </div>
    );
  }

  Deferred.preload = async (): Promise<void> => {
    const loaded = await loadOnce();
    await loaded.preload?.();
    start();
  };

  return Deferred;
}
