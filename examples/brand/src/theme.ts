import { defineTheme } from 'arcwright/theme';

/** Night purple, moonlight and orchid; round corners; a grotesque for headings. */
export const theme = defineTheme({
  colors: {
    river: '#5b21b6',
    sky: '#a78bfa',
    marigold: '#f0e04e',
    cardinal: '#d6336c',
    peony: '#e879f9',
    stone: '#7a7387',
    leaf: '#2f9e6e',
  },
  fonts: {
    display: "'Bricolage Grotesque Variable', system-ui, sans-serif",
    text: "'Figtree Variable', system-ui, sans-serif",
    mono: 'ui-monospace, monospace',
  },
  tokens: {
    'radius-base': '1rem',
    backdrop: { light: 'rgb(25 6 52 / 0.6)', dark: 'rgb(8 2 18 / 0.74)' },
  },
});
