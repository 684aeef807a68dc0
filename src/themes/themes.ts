import { withColors } from '../design/theme/colors.ts';
import { tokens, type Theme, type ThemeColors } from '../design/theme/tokens.ts';
import conference from './conference.json' with { type: 'json' };

const stated = { conference };

/** Name of a theme: of its JSON file here, of the stylesheet written from it, and in `data-theme`. */
export type ThemeName = keyof typeof stated;

/** The themes beside the site's own, by name. Colors are hex colors here. */
export const themes = withColors(stated, tokens.mantine.colors) as Record<ThemeName, Theme>;

/** The colors of every theme; `site` is the one of tokens.json. */
export const themeColors: Record<'site' | ThemeName, ThemeColors> = { site: tokens, ...themes };
