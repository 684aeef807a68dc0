import { createContext, Suspense, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { whenNear } from '../timing/whenNear.ts';
import { isAwake } from './awake.ts';
import { showWhenIdle } from './show.ts';
import classes from './Late.module.css';

const never = () => () => undefined;
const noLonger = () => false;
const inBrowser = () => typeof window !== 'undefined';

/** A promise as React marks one that has settled: to use it takes no time. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Holds back the hydration of what is inside until it is `near`; React shows its prerendered HTML meanwhile. */
function Gate({ near, children }: { near: Promise<void>; children: ReactNode }) {
  const hydrating = useSyncExternalStore(never, noLonger, inBrowser);
  use(hydrating && !isAwake() ? near : settled);
  return children;
}

const LateContext = createContext(false);

/** Whether this stands in a {@link Late} section. */
export const useLate = (): boolean => use(LateContext);

/** Whether a navigation in the browser is under way to a page, and not to an anchor in one. */
const navigating = (): boolean =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset && !location.hash;

/** What {@link Late} takes. */
interface LateProps {
  /** The section. */
  children: ReactNode;
  /** When it hydrates. `now`: with the page, for what has to be right before anyone comes near. Default `near`. */
  hydrate?: 'near' | 'now';
  /** Rendered after the first screen on a navigation in the browser. Default true. */
  deferred?: boolean;
}

/**
 * A section after a page's first. Its prerendered HTML is laid out and painted when it nears the view or the browser
 * is idle, and hydrated when it nears the view or the visitor does anything: React then delivers even that first click.
 */
export function Late({ children, hydrate = 'near', deferred = true }: LateProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ near, approach }] = useState(() => {
    let approach = (): void => undefined;
    const near = new Promise<void>((resolve) => (approach = resolve));
    return { near, approach };
  });
  const [initial] = useState(() => (deferred && navigating() ? null : undefined));
  const content = useDeferredValue(children, initial);

  useEffect(() => {
    if (!ref.current) return;
    showWhenIdle(ref.current);
    return whenNear(ref.current.firstElementChild, approach);
  }, [approach]);

  return (
    <LateContext value>
      <div ref={ref} className={classes.late} data-late="">
        <Suspense>{hydrate === 'now' ? content : <Gate near={near}>{content}</Gate>}</Suspense>
      </div>
    </LateContext>
  );
}
