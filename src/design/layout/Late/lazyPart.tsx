import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A heavy part of a section, whose code is a chunk of its own that loads when the section hydrates. The server renders
 * it whole, and that HTML stays until the code is here, for good where it cannot be loaded. `Plain` stands in where
 * there is no such HTML: it shows the same content, and does what it can without the code.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Plain: ComponentType<P>,
): ComponentType<P> {
  const Part = lazy(async () => {
    // What cannot be loaded is waited for without end: React would throw away what stands there.
    const loaded = await load().catch(() => new Promise<never>(() => undefined));
    return { default: loaded };
  });
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
