/** The toolbar, besides Storybook's own tools: in which theme, and with which text, one looks at a story. */
import type { Preview } from '@storybook/react-vite';
import { views } from './themes.ts';

/** A menu that is named for what it sets; its first choice is how things are at first. */
const menu = (title: string, about: string, icon: string, first: string, items: Record<string, string>) => ({
  description: about,
  toolbar: {
    title,
    icon: icon as 'contrast',
    dynamicTitle: false,
    items: [
      { type: 'reset' as const, value: '', title: first },
      ...Object.entries(items).map(([value, title]) => ({ value, title })),
    ],
  },
});

// `compare` is the width of all themes side by side; `words` has changed words, as words.ts encodes them.
export const initialGlobals = { theme: '', compare: '', text: '', words: '' };

export const globalTypes: Preview['globalTypes'] = {
  theme: menu('Theme', 'Theme', 'paintbrush', 'The story’s own, light or dark as your system', views),
  text: menu('Text', 'Text size, length and direction', 'paragraph', '100 %, as it is', {
    double: '200 %',
    longer: '40 % longer',
    german: 'German compounds',
    rtl: 'Right to left',
  }),
};
