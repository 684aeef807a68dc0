import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

// Loaded for documentation pages only: story tests need none of it.
const SchemedDocs = lazy(() => import('./SchemedDocs.tsx'));
const DocsPage = lazy(() => import('./docs/DocsPage.tsx'));

/** What every documentation page stands in, and what is on it; the preview's parameter `docs`. */
export const docs = {
  container: (props: DocsContainerProps) => (
    <Suspense>
      <SchemedDocs {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <DocsPage />
    </Suspense>
  ),
};
