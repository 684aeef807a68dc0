import { createContext, Suspense, use, useEffect, useState, type ReactNode, type RefCallback } from 'react';
import { useHydrated } from '../timing/useHydrated.ts';
import { whenNear } from '../timing/whenNear.ts';
import { hasInteracted } from './interaction.ts';
import { layOutWhenIdle } from './show.ts';
import classes from './Late.module.css';

/** A promise marked as settled the way React does it, so that `use` doesn't suspend. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Delays the hydration of its children until `near` resolves, unless the visitor has interacted with the page.
 * Until then, React keeps the children's prerendered HTML.
 */
function Gate({ near, children }: { near: Promise<void>; children: ReactNode }) {
  const hydrating = !useHydrated() && typeof window !== 'undefined';
  use(hydrating && !hasInteracted() ? near : settled);
  return children;
}

/** Calls `onHydrated` when React has hydrated this component's siblings. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Whether a component is inside a {@link Late} section. */
export const LateContext = createContext(false);

interface LateProps {
  /** The section to hydrate later. */
  children: ReactNode;
  /** Id of the element around the section. */
  id?: string;
  /**
   * When the section hydrates. `near` (default): when it nears the viewport. `now`: together with the page, for a
   * section that has to be interactive or up to date before it is near.
   */
  hydrate?: 'near' | 'now';
}

/**
 * Wraps a section that isn't the first on its page, so that the top of the page is ready sooner. The browser lays out
 * and paints the section's prerendered HTML when the section nears the viewport, or earlier if the browser is idle.
 * React hydrates the section when it nears the viewport, or earlier if the visitor interacts with the page. If the
 * first interaction is a click, React replays the click after hydration.
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
