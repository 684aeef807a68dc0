import { defineTheme } from 'arcwright/theme';

/**
 * The observatory's theme: purple, moonlight yellow and orchid, round corners, and a grotesque typeface for
 * headings.
 */
export const theme = defineTheme({
  colors: {
    river: '#5b21b6',
    sky: '#a78bfa',
    // Sets all ten colors, because the light ones are lighter than in a scale computed from one color.
    marigold: [
      ...['#fffde8', '#fff8c4', '#fff096', '#fbe96f', '#f5df4d'],
      ...['#d3b92a', '#a38b12', '#75620a', '#4f4206', '#312903'],
    ],
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
    bg: { light: 'white', dark: 'oklch(0.19 0.055 288)' },
    'hero-ground': { light: 'oklch(0.9 0.055 293)', dark: 'oklch(0.24 0.085 288)' },
    'radius-base': '1rem',
    'base-ground': { light: '#20084a', dark: 'oklch(0.15 0.045 288)' },
    backdrop: { light: 'rgb(25 6 52 / 0.6)', dark: 'rgb(8 2 18 / 0.74)' },
  },
  bands: {
    subtle: { bg: { light: '#f8f7fc', dark: 'oklch(0.225 0.065 288)' } },
    strong: { bg: { light: '#20084a', dark: 'oklch(0.16 0.05 288)' } },
    highlight: { bg: { light: '#f5df4d', dark: 'oklch(0.3 0.1 288)' } },
    tint: { bg: { light: 'oklch(0.9 0.055 293)', dark: 'oklch(0.3 0.1 288)' } },
  },
});
