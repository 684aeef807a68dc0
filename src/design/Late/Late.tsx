import {
  createContext,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { whenIdle } from '../timing/whenIdle.ts';
import { whenNear } from '../timing/whenNear.ts';
import classes from './Late.module.css';

/** Whether the visitor has done something, here or in another tab. From then on no section waits. */
let awake = false;
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'keydown', 'click', 'popstate', 'storage'])
    window.addEventListener(type, () => (awake = true), { capture: true, once: true, passive: true });

const never = () => () => undefined;

/** Holds back the hydration of what is inside until it is `near`; React shows its prerendered HTML meanwhile. */
function Gate({ near, children }: { near: Promise<void>; children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  if (hydrating && !awake) use(near);
  return children;
}

/** Sections are shown one a frame, and only when the browser has nothing better to do. */
let shown = Promise.resolve();
const showWhenIdle = (element: HTMLElement): void => {
  shown = shown.then(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    element.dataset.shown = '';
    await new Promise(requestAnimationFrame);
  });
};

/** Lays out every section now, so that an anchor has its true place. */
export function showAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-late]')) element.dataset.shown = '';
}

const LateContext = createContext(false);

/** Whether this stands in a {@link Late} section. */
export const useLate = (): boolean => use(LateContext);

/** What {@link Late} takes. */
interface LateProps {
  /** The section. */
  children: ReactNode;
  /** Rendered after the first screen on a client-side navigation. Default true. */
  deferred?: boolean;
}

/**
 * A section after a page's first. Its prerendered HTML is laid out and painted when it nears the view or the browser
 * is idle, and hydrated when it nears the view or the visitor does anything: React then delivers even that first click.
 * On a client-side navigation it is rendered after the first screen, unless the address leads to an anchor.
 */
export function Late({ children, deferred = true }: LateProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ near, approach }] = useState(() => {
    let approach = (): void => undefined;
    const near = new Promise<void>((resolve) => (approach = resolve));
    return { near, approach };
  });
  const [initial] = useState(() =>
    deferred &&
    typeof document !== 'undefined' &&
    'hydrated' in document.documentElement.dataset &&
    !location.hash
      ? null
      : undefined,
  );
  const content = useDeferredValue(children, initial);

  useEffect(() => {
    if (!ref.current) return;
    showWhenIdle(ref.current);
    return whenNear(ref.current.firstElementChild, approach);
  }, [approach]);

  return (
    <LateContext value>
      <div ref={ref} className={classes.late} data-late="">
        <Suspense>
          <Gate near={near}>{content}</Gate>
        </Suspense>
      </div>
    </LateContext>
  );
}
