import { lazy, Suspense, type ComponentType } from 'react';

/**
 * Creates a component for a heavy part of a section. The part's code is a separate chunk, which loads when the section
 * hydrates. The server renders the part in full, and that HTML stays until the code has loaded, or forever if the code
 * can't be loaded. If there is no such HTML, `Plain` is the fallback: it shows the same content, and does what it can
 * without the code.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Plain: ComponentType<P>,
): ComponentType<P> {
  const Part = lazy(async () => {
    // If the code can't be loaded, wait forever, because after an error React would remove the existing HTML.
    const loaded = await load().catch(() => new Promise<never>(() => undefined));
    return { default: loaded };
  });
  return function LazyComponent(props: P) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
