/** The toolbar: in which ways one can look at a story. */
import type { Preview } from '@storybook/react-vite';
import { schemes } from './screens.ts';

/** A menu of the toolbar: each choice by a short name, and what there is to say about it. */
const menu = (description: string, icon: string, items: Record<string, [name: string, about?: string]>) => ({
  description,
  toolbar: {
    icon: icon as 'contrast',
    items: Object.entries(items).map(([value, [title, right]]) => ({
      value,
      title,
      ...(right ? { right } : {}),
    })),
  },
});

export const initialGlobals = {
  scheme: schemes[0],
  theme: 'site',
  words: 'plain',
  compare: 'off',
  text: 'normal',
  motion: 'full',
  colors: 'own',
  direction: 'ltr',
  outline: 'off',
  editing: 'off',
  // Edited words, as edits.ts writes them.
  edits: '',
};

export const globalTypes: Preview['globalTypes'] = {
  scheme: menu('Color scheme', 'contrast', { light: ['Light'], dark: ['Dark'] }),
  theme: menu(
    'Theme. A story that is about one theme keeps it; all four are to be had side by side',
    'paintbrush',
    { site: ['Site'], conference: ['Conference'] },
  ),
  compare: menu('Side by side', 'sidebyside', {
    off: ['One'],
    schemes: ['Both', 'Light and dark side by side'],
    themes: ['Four', 'All themes side by side'],
  }),
  words: menu('Words', 'paragraph', {
    plain: ['Words', 'as they are'],
    longer: ['Longer', 'accented, 40 % longer'],
  }),
  text: menu('Text size', 'zoom', {
    normal: ['100 %', 'as it is'],
    larger: ['150 %'],
    double: ['200 %', 'layouts change at the same widths'],
  }),
  motion: menu('Motion', 'play', {
    full: ['Motion', 'as your system asks for'],
    reduced: ['Still', 'reduced motion, except in frames of others'],
  }),
  colors: menu('Forced colors', 'mirror', {
    own: ['Colors', 'the site’s own'],
    forced: ['Forced', 'an emulation: drawings and frames keep theirs'],
  }),
  direction: menu('Writing direction', 'transfer', {
    ltr: ['LTR', 'left to right'],
    rtl: ['RTL', 'right to left'],
  }),
  editing: menu('Edit words on the canvas', 'edit', {
    off: ['Read'],
    on: ['Edit words', 'headline, lead and list items, in place'],
  }),
  outline: menu('Outlines of headings, landmarks and parts', 'outline', {
    off: ['Plain', 'no outlines'],
    headings: ['h1–h6', 'headings'],
    landmarks: ['Areas', 'landmarks'],
    both: ['All', 'headings and landmarks'],
    parts: ['Parts', 'which text of the content stands where'],
  }),
};
