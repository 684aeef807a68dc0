import { themeOf } from '../design/theme/themeOf.ts';
import { tokens, type Theme, type ThemeColors } from '../design/theme/tokens.ts';
import conference from './conference.resolved.json' with { type: 'json' };

/** The themes besides the site's own, by name: of their files here, and in `data-theme`. Colors are hex colors here. */
export const themes = { conference: themeOf(conference) } satisfies Record<string, Theme>;

/** Name of a theme. */
export type ThemeName = keyof typeof themes;

/** The colors of every theme; `site` is the site's own. */
export const themeColors: Record<'site' | ThemeName, ThemeColors> = { site: tokens, ...themes };
