/** The toolbar: in which ways one can look at a story. */
import type { Preview } from '@storybook/react-vite';
import { schemes } from './screens.ts';

/** A menu of the toolbar. Without a title the icon stands alone; the description names it. */
const menu = (description: string, icon: string, items: Record<string, string>, title?: string) => ({
  description,
  toolbar: {
    icon: icon as 'contrast',
    ...(title ? { title, dynamicTitle: true } : {}),
    items: Object.entries(items).map(([value, text]) => ({ value, title: text })),
  },
});

export const initialGlobals = {
  scheme: schemes[0],
  theme: 'site',
  words: 'plain',
  compare: 'off',
  text: '100',
  motion: 'full',
  colors: 'own',
  direction: 'ltr',
  outline: 'off',
  // Edited words, as edits.ts writes them.
  edits: '',
};

export const globalTypes: Preview['globalTypes'] = {
  scheme: menu('Color scheme', 'contrast', { light: 'Light', dark: 'Dark' }, 'Scheme'),
  theme: menu('Theme', 'paintbrush', { site: 'Site', conference: 'Conference' }, 'Theme'),
  words: menu('Words', 'paragraph', { plain: 'Words as they are', longer: 'Words 40 % longer' }, 'Words'),
  compare: menu('Side by side', 'sidebyside', {
    off: 'One view',
    schemes: 'Light and dark side by side',
    themes: 'All four themes side by side',
  }),
  text: menu('Text size', 'zoom', {
    '100': 'Text as it is',
    '150': 'Text 150 %',
    '200': 'Text 200 % (widths at which layouts change stay)',
  }),
  motion: menu('Motion', 'play', {
    full: 'Motion as your system asks for',
    reduced: 'Reduced motion (what CSS and scripts ask for; films and frames of others go on)',
  }),
  colors: menu('Forced colors', 'mirror', {
    own: 'Own colors',
    forced: 'Forced colors (an emulation: drawings and frames keep theirs)',
  }),
  direction: menu('Writing direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  outline: menu('Outlines', 'outline', {
    off: 'No outlines',
    headings: 'Headings outlined',
    landmarks: 'Landmarks outlined',
    both: 'Headings and landmarks outlined',
  }),
};
