/** The settings that we add to Storybook's own toolbar: theme and text. */
import type { Preview } from '@storybook/react-vite';
import { views } from './themes.ts';

/** A toolbar menu with a title and a tooltip. Its first item resets the setting to its default. */
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

// `compare` is the width of the frames in the view of all themes. `words` contains the changes from the Words panel,
// encoded by words.ts.
export const initialGlobals = { theme: '', compare: '', text: '', words: '' };

export const globalTypes: Preview['globalTypes'] = {
  theme: menu('Theme', 'Theme', 'paintbrush', 'Default, light or dark like your system', views),
  text: menu('Text', 'Text size, length and direction', 'paragraph', '100%, unchanged', {
    double: '200%',
    longer: '40% longer',
    german: 'German compounds',
    rtl: 'Right to left',
  }),
};
