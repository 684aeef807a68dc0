import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookThemes } from './theme.ts';

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, changed);
  return () => channel.off(GLOBALS_UPDATED, changed);
}

/** Documentation pages in the brand's colors and the scheme chosen in the toolbar, which their stories have too. */
export default function SchemedDocs(props: DocsContainerProps) {
  const { context } = props;
  const scheme = useSyncExternalStore(subscribe, () => {
    const [story] = context.componentStories();
    const globals = (story ? context.getStoryContext(story).globals : {}) as { scheme?: string };
    return globals.scheme === 'dark' ? 'dark' : 'light';
  });
  // What says nothing of its color has the document's: the system may ask for the other scheme.
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
  }, [scheme]);
  return <DocsContainer {...props} theme={storybookThemes[scheme]} />;
}
