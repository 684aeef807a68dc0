import type { ComponentProps } from 'react';
import type { Icon as TablerIcon } from '@tabler/icons-react';

/** An icon as content names it: one of @tabler/icons-react, imported where it is chosen, so that a page carries only its own. */
export type IconType = TablerIcon;

/** What {@link Icon} takes: rest props and `className` reach the `svg`. */
export interface IconProps extends Omit<ComponentProps<IconType>, 'stroke' | 'width' | 'height'> {
  /** The icon's component. */
  icon: IconType;
  /** Side, in px at the default font size. Default 20. */
  size?: number;
}

/** A line icon in the text's color, hidden from assistive technology: the words beside it, or the control's name, say it. */
export function Icon({ icon: Glyph, size = 20, ...rest }: IconProps) {
  const side = `${size / 16}rem`;
  return <Glyph {...rest} width={side} height={side} stroke={1.6} aria-hidden="true" />;
}
