import { createContext, Suspense, use, useEffect, useState, type ReactNode, type RefCallback } from 'react';
import { useHydrated } from '../timing/useHydrated.ts';
import { whenNear } from '../timing/whenNear.ts';
import { hasInteracted } from './interaction.ts';
import { layOutWhenIdle } from './show.ts';
import classes from './Late.module.css';

/** A promise marked as settled the way React does it, so that `use` doesn't suspend. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends the hydration of its children until `near` resolves; React keeps their prerendered HTML. */
function Gate({ near, children }: { near: Promise<void>; children: ReactNode }) {
  const hydrating = !useHydrated() && typeof window !== 'undefined';
  use(hydrating && !hasInteracted() ? near : settled);
  return children;
}

/** Calls back when React has hydrated its siblings. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Whether a component is inside a {@link Late} section. */
export const LateContext = createContext(false);

/** Props of {@link Late}. */
interface LateProps {
  /** The section. */
  children: ReactNode;
  /** Id of its wrapper. */
  id?: string;
  /** When it hydrates. `now`: with the page, for what must be right before it is near. Default `near`. */
  hydrate?: 'near' | 'now';
}

/**
 * A section after a page's first. Its prerendered HTML is laid out and painted when it nears the viewport or the
 * browser is idle, and hydrated when it nears the viewport or the visitor interacts: React then replays even that
 * first click.
 */
export function Late({ id, children, hydrate = 'near' }: LateProps) {
  const [{ near, watch, markHydrated }] = useState(() => {
    let approach = (): void => undefined;
    const near = new Promise<void>((resolve) => (approach = resolve));
    let box: HTMLElement | null = null;
    const watch: RefCallback<HTMLElement> = (section) => {
      box = section;
      if (section) layOutWhenIdle(section);
      return whenNear(section?.firstElementChild, approach);
    };
    const markHydrated = (): void => {
      if (box) box.dataset.hydrated = '';
    };
    return { near, watch, markHydrated };
  });

  return (
    <LateContext value>
      <div ref={watch} id={id} className={classes.late} data-late="">
        <Suspense>
          {hydrate === 'now' ? children : <Gate near={near}>{children}</Gate>}
          <Hydrated onHydrated={markHydrated} />
        </Suspense>
      </div>
    </LateContext>
  );
}
