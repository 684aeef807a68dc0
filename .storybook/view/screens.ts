/** Window sizes, by name, for Storybook's viewports and Chromatic's modes. */
import { breakpoints } from '../../src/design/theme/breakpoints.ts';
import { schemes } from './themes.ts';

/** A breakpoint in px, at the browser's default font size. */
const px = (em: string): number => Number.parseFloat(em) * 16;

/** Window widths in px: a common phone and laptop, and the breakpoints. */
export const widths = {
  phone: { name: 'Phone', width: 390 },
  xs: { name: 'Large phone', width: px(breakpoints.xs) },
  sm: { name: 'Tablet', width: px(breakpoints.sm) },
  md: { name: 'Large tablet', width: px(breakpoints.md) },
  lg: { name: 'Small laptop', width: px(breakpoints.lg) },
  laptop: { name: 'Laptop', width: 1280 },
  desktop: { name: 'Desktop', width: px(breakpoints.xl) },
} as const;

/** A Storybook viewport, `width` px wide. */
export const viewport = (name: string, width: number) => ({
  name,
  styles: { width: `${width}px`, height: '900px' },
});

/** Storybook's viewports. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([key, { name, width }]) => [key, viewport(name, width)] as const),
);

/** Chromatic's modes: both schemes on a phone and on a laptop, as in the local visual tests. */
export const modes = Object.fromEntries(
  schemes.flatMap((theme) =>
    [widths.phone, widths.laptop].map(
      ({ name, width }) => [`${theme} ${name.toLowerCase()}`, { theme, viewport: width }] as const,
    ),
  ),
);
