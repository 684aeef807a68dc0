import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy } from 'react';

const loadContainer = () => import('./docs/Container.tsx');
const loadPage = () => import('./docs/DocsPage.tsx');

// Only documentation pages need these, so they load lazily, or right away if the URL is a documentation page's.
const Container = lazy(loadContainer);
const DocsPage = lazy(loadPage);
if (new URLSearchParams(window.location.search).get('viewMode') === 'docs')
  void Promise.all([loadContainer(), loadPage()]);

/** The container and the content of documentation pages, for the preview's parameter `docs`. */
export const docs = {
  container: (props: DocsContainerProps) => <Container {...props} />,
  page: () => <DocsPage />,
};
