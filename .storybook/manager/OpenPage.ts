/** Written without JSX, because Storybook's manager and Vite compile JSX differently. */
import { createElement as h } from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useParameter } from 'storybook/manager-api';
import { siteUrl } from '../settings.ts';

/** A link from a page's story to that page on the site, and from a section's story to that section. */
export function OpenPage() {
  const route = useParameter<string | undefined>('route');
  const [args] = useArgs() as [{ id?: unknown } | undefined, ...unknown[]];
  const id = args?.id;
  const site = siteUrl(window.location);
  if (!route || !site) return null;
  const { href } = new URL(
    typeof id === 'string' ? `${route}#${id}` : route,
    new URL(site, window.location.href),
  );
  return h(
    Button,
    { asChild: true, variant: 'ghost', size: 'small', ariaLabel: false },
    h('a', { href, target: '_blank', rel: 'noopener' }, 'Open on the site'),
  );
}
