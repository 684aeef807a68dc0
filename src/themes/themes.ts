import { withColors } from '../design/theme/colors.ts';
import { tokens, type Theme, type ThemeColors } from '../design/theme/tokens.ts';
import conference from './conference.json' with { type: 'json' };

const stated = { conference };

/** Name of a theme: of its JSON file here, of its generated stylesheet, and in `data-theme`. */
export type ThemeName = keyof typeof stated;

/** The themes besides the site's default, by name. Colors are hex colors here. */
export const themes = withColors(stated, tokens.mantine.colors) as Record<ThemeName, Theme>;

/** The colors of every theme; `site` is the one in tokens.json. */
export const themeColors: Record<'site' | ThemeName, ThemeColors> = { site: tokens, ...themes };
