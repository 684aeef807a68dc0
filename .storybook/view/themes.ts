/** The themes and color schemes that a story can be viewed in. */

export const schemes = ['light', 'dark'] as const;
/** A color scheme. */
export type Scheme = (typeof schemes)[number];

/** A theme of the site, in a color scheme. */
export interface View {
  site: 'site' | 'conference';
  scheme: Scheme;
}

/** The four combinations of theme and color scheme, by the toolbar's values. */
export const views = {
  'site-light': 'Site, light',
  'site-dark': 'Site, dark',
  'conference-light': 'Conference, light',
  'conference-dark': 'Conference, dark',
} as const;

/**
 * The theme and color scheme to show a story in.
 *
 * @param chosen The toolbar's value: a key of {@link views}, or `light` or `dark`. Any other value means the defaults:
 *   the theme `own` and the color scheme `system`.
 * @param own The theme in the story's parameters.
 * @param system The system's color scheme. Default: `light`.
 */
export function viewOf(chosen: unknown, own: unknown, system: Scheme = 'light'): View {
  const [, site = own, scheme] = /^(?:(site|conference)-)?(light|dark)$/.exec(String(chosen)) ?? [];
  return {
    site: site === 'conference' ? 'conference' : 'site',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : system,
  };
}
