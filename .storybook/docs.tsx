import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy } from 'react';

const loadContainer = () => import('./SchemedDocs.tsx');
const loadPage = () => import('./docs/DocsPage.tsx');

// Loaded for documentation pages only: story tests need none of it. Where the address asks for one, at once.
const SchemedDocs = lazy(loadContainer);
const DocsPage = lazy(loadPage);
if (new URLSearchParams(window.location.search).get('viewMode') === 'docs')
  void Promise.all([loadContainer(), loadPage()]);

/**
 * What every documentation page stands in, and what is on it; the preview's parameter `docs`. Storybook's own sign of
 * loading stands until all is there: without a Suspense, whose parts React would show 0.3 s apart.
 */
export const docs = {
  container: (props: DocsContainerProps) => <SchemedDocs {...props} />,
  page: () => <DocsPage />,
};
