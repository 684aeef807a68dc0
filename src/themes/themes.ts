import { themeOf } from '../design/theme/themeOf.ts';
import { tokens, type Theme, type ThemeColors } from '../design/theme/tokens.ts';
import conference from './conference.resolved.json' with { type: 'json' };

/**
 * All themes except the site's own. A theme's key is also the name of its files (`conference.css`) and the value of
 * `data-theme`. Colors are in hex.
 */
export const themes = { conference: themeOf(conference) } satisfies Record<string, Theme>;

/** Name of a theme other than the site's own. */
export type ThemeName = keyof typeof themes;

/** The colors of every theme; `site` is the site's own. */
export const themeColors: Record<'site' | ThemeName, ThemeColors> = { site: tokens, ...themes };
