/** The toolbar, besides Storybook's own tools: in which theme, and with which text, one looks at a story. */
import type { Preview } from '@storybook/react-vite';
import { views } from './themes.ts';

/** A menu that is named for what it sets. */
const menu = (title: string, description: string, icon: string, items: Record<string, string>) => ({
  description,
  toolbar: {
    title,
    icon: icon as 'contrast',
    dynamicTitle: false,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export const initialGlobals = {
  // None: the story's own theme, in the system's scheme.
  theme: '',
  compare: 'one',
  text: 'plain',
  // Changed words, as words.ts encodes them.
  words: '',
};

export const globalTypes: Preview['globalTypes'] = {
  theme: menu(
    'Theme',
    'Theme. At first the story’s own, light or dark as your system is',
    'paintbrush',
    views,
  ),
  compare: menu('All themes', 'All four themes side by side', 'sidebyside', {
    one: 'One theme',
    phone: 'All themes, 390 px wide',
    laptop: 'All themes, 1280 px wide at half size',
  }),
  text: menu('Text', 'Text size, length and direction', 'paragraph', {
    plain: '100 %, as it is',
    double: '200 %',
    longer: '40 % longer',
    german: 'German compounds',
    rtl: 'Right to left',
  }),
};
