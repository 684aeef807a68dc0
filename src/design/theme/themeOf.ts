import type resolved from './tokens.resolved.json';

/**
 * Groups a theme's tokens by use. `light` and `dark` are the values that the token files resolve to in each scheme.
 * Values that both schemes share are taken from `light`.
 */
export function themeOf({ light, dark }: typeof resolved) {
  const { color, skin, palette, font, size, weight, tracking, leading, z } = light;
  const { space, radius, border, shadow, motion } = light;
  return {
    mantine: { colors: color },
    semantic: { light: light.page, dark: dark.page },
    bands: { light: light.bands, dark: dark.bands },
    grounds: { light: light.ground, dark: dark.ground },
    scene: { light: light.scene, dark: dark.scene },
    art: { light: light.art, dark: dark.art },
    categories: { light: light.category, dark: dark.category },
    artSkin: skin,
    artPalettes: palette,
    type: {
      families: { display: font.display.family, text: font.text.family, mono: font.mono.family },
      generics: { display: font.display.generic, text: font.text.generic, mono: font.mono.generic },
      size,
      weight,
      tracking,
      leading,
    },
    zIndex: z,
    space,
    radius,
    border,
    shadow,
    motion,
  };
}
