import { create, type ThemeVars } from 'storybook/theming';
import { site } from '../src/content/site.ts';
import { tokens, tokenSet } from '../src/design/theme/tokens.ts';

const { families } = tokens.type;
const { 4: lighter = '', 5: darker = '' } = tokens.mantine.colors.river;

/** Mixes two `#rrggbb` colors equally. Storybook's theme accepts no CSS functions such as `color-mix()`. */
const between = (one: string, other: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(
        [one, other].reduce((sum, color) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) / 2,
      )
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Storybook's user interface in the brand's colors. */
function brand(scheme: 'light' | 'dark'): ThemeVars {
  const set = tokenSet(scheme, 'page');
  return create({
    base: scheme,
    brandTitle: site.name,
    brandTarget: '_self',
    fontBase: `'${families.text}', system-ui, sans-serif`,
    fontCode: `'${families.mono}', ui-monospace, monospace`,
    appBg: set.surface,
    appContentBg: set.bg,
    appPreviewBg: set.bg,
    appHoverBg: set['surface-2'],
    appBorderColor: set.line,
    appBorderRadius: Number.parseInt(tokens.radius.base),
    colorPrimary: set.accent,
    // Storybook uses this color for the text of selected labels, and a darker version of it as a background for white
    // text. Both must be readable.
    colorSecondary: scheme === 'light' ? set.link : between(lighter, darker),
    textColor: set.text,
    textMutedColor: set.muted,
    barBg: set.bg,
    barTextColor: set.muted,
    barHoverColor: set.link,
    barSelectedColor: set.link,
    buttonBg: set.secondary,
    buttonBorder: set.line,
    booleanBg: set['surface-2'],
    booleanSelectedBg: set.bg,
    inputBg: set.field,
    inputBorder: set['field-line'],
    inputTextColor: set.text,
    inputBorderRadius: Number.parseInt(tokens.radius.base),
  });
}

/** One theme for each color scheme. */
export const storybookThemes = { light: brand('light'), dark: brand('dark') };
