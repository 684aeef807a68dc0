/** What one looks at the site through: color schemes, and widths by name. Storybook's viewports and Chromatic's modes follow. */
import { breakpoints } from '../../src/design/theme/breakpoints.ts';

export const schemes = ['light', 'dark'] as const;
/** A color scheme. */
export type Scheme = (typeof schemes)[number];

/** A breakpoint in px, at the browsers' own font size. */
const px = (em: string): number => Number.parseFloat(em) * 16;

/** Widths of windows, in px. The tablet's and the desktop's are those from which a layout of their own begins. */
export const widths = {
  phone: { name: 'Phone', width: 390 },
  tablet: { name: 'Tablet', width: px(breakpoints.sm) },
  laptop: { name: 'Laptop', width: 1280 },
  desktop: { name: 'Desktop', width: px(breakpoints.xl) },
} as const;

/** A viewport as Storybook has it: `width` px wide. */
export const viewport = (name: string, width: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: '900px' },
});

/** Storybook's viewports: the named widths, and those at which layouts change. */
export const viewports = Object.fromEntries([
  ...Object.entries(widths).map(([key, { name, width }]) => [key, viewport(name, width)] as const),
  ...Object.entries(breakpoints).map(([name, em]) => [name, viewport(`From ${name}`, px(em))] as const),
]);

/** Chromatic's modes: both schemes, on a phone and on a desk, the widths that `npm run check visual` takes. */
export const modes = Object.fromEntries(
  schemes.flatMap((scheme) =>
    [widths.phone, widths.laptop].map(
      ({ name, width }) => [`${scheme} ${name.toLowerCase()}`, { scheme, viewport: width }] as const,
    ),
  ),
);
