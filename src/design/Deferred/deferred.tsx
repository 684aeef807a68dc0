import { lazy, Suspense, useLayoutEffect, useRef, type ComponentType } from 'react';

type Module<P> = { default: ComponentType<P> };

/** How far from the viewport a deferred section begins to load. */
const margin = '600px 0px';

/**
 * A section far down the page whose code is loaded, and its prerendered HTML hydrated, only when it nears the
 * viewport. The server renders it at once. `preload` loads it ahead of that: a client-side navigation calls it,
 * because there is no HTML then that could stand in.
 *
 * Until it hydrates the section must not be re-rendered from above except in a transition, or React replaces the
 * prerendered HTML with the (empty) fallback: keep state out of page components.
 */
export function deferred<P extends object>(load: () => Promise<Module<P>>) {
  let start: () => void = () => undefined;
  let module: Promise<Module<P>> | undefined;
  const begin = (): Promise<Module<P>> => {
    module ??= load();
    start();
    return module;
  };
  const near = new Promise<void>((resolve) => {
    start = resolve;
  });
  const Section = lazy<ComponentType<P>>(() => (import.meta.env.SSR ? load() : near.then(begin)));

  function Deferred(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const section = ref.current?.firstElementChild;
      if (!section) {
        void begin();
        return;
      }
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          void begin();
        },
        { rootMargin: margin },
      );
      observer.observe(section);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={ref} style={{ display: 'contents' }}>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  }
  Deferred.preload = begin;
  return Deferred;
}
