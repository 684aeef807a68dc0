import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookThemes } from '../theme.ts';
import { useView } from '../view/useView.ts';

/** The theme chosen in the toolbar: initially from the URL, then from the last message on Storybook's channel. */
let chosen: unknown = new URLSearchParams(window.location.search)
  .get('globals')
  ?.match(/theme:([\w-]+)/)?.[1];

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  const listen = ({ globals }: { globals: Record<string, unknown> }): void => {
    chosen = globals.theme;
    changed();
  };
  channel.on(GLOBALS_UPDATED, listen);
  channel.on(SET_GLOBALS, listen);
  return () => {
    channel.off(GLOBALS_UPDATED, listen);
    channel.off(SET_GLOBALS, listen);
  };
}

/** The container of documentation pages. It has the brand's colors, in the color scheme chosen in the toolbar. */
export default function Container(props: DocsContainerProps) {
  const { scheme } = useView(
    useSyncExternalStore(subscribe, () => chosen),
    'site',
  );
  // The site's colors depend on this attribute. Stories set it, but some documentation pages show no story.
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
  }, [scheme]);
  return <DocsContainer {...props} theme={storybookThemes[scheme]} />;
}
