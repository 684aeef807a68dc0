import type { Icon as TablerIcon } from '@tabler/icons-react';

/** An icon as content names it: one of @tabler/icons-react, imported where it is chosen, so that a page carries only its own. */
export type IconType = TablerIcon;

/** What {@link Icon} takes. */
export interface IconProps {
  /** The icon's component. */
  icon: IconType;
  /** Side, in px at the default font size. Default 20. */
  size?: number;
  /** Class of the `svg`. */
  className?: string;
}

/** A line icon in the text's colour, hidden from assistive technology: the words beside it, or the control's name, say it. */
export function Icon({ icon: Glyph, size = 20, className }: IconProps) {
  const side = `${size / 16}rem`;
  return <Glyph width={side} height={side} stroke={1.6} aria-hidden="true" className={className} />;
}
