import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

// Loaded for documentation pages only: story tests need none of it.
const SchemedDocs = lazy(() => import('./SchemedDocs.tsx'));

/** What every documentation page stands in; the preview's parameter `docs`. */
export const docs = {
  container: (props: DocsContainerProps) => (
    <Suspense>
      <SchemedDocs {...props} />
    </Suspense>
  ),
};
