/** The manager's toolbar: the way from a page's story to the page. Written without JSX, which the manager's bundler reads otherwise. */
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useParameter, useStorybookApi } from 'storybook/manager-api';
import { pageAddress } from './room/addresses.ts';

/** Leads to the page on the site that a story shows, or on which a flow takes place. */
export function OpenPage() {
  const api = useStorybookApi();
  const route = useParameter<string | undefined>('route');
  // Its type leaves out that there is none yet.
  const story = api.getCurrentStoryData() as { title: string } | undefined;
  if (!route || !story || !/^(?:Pages|Flows)\//.test(story.title)) return null;
  const address = pageAddress(route, window.location);
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', size: 'small', ariaLabel: `Open the page: ${address}` },
    createElement('a', { href: address, target: '_blank', rel: 'noopener' }, 'Open page'),
  );
}
