import type { ComponentProps } from 'react';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { icons, type IconName } from './icons.ts';

/** An icon: a name in `icons` (in content), or a component from @tabler/icons-react (in code). */
export type IconType = IconName | TablerIcon;

/** Props of {@link Icon}. Rest props and `className` go to the `svg`. */
export interface IconProps extends Omit<ComponentProps<TablerIcon>, 'stroke' | 'width' | 'height'> {
  /** The icon: a name or a component. */
  icon: IconType;
  /** Size, in px at the default font size. Default 20. */
  size?: number;
}

/**
 * A line icon in the text's color. It is hidden from assistive technology, because the text beside it or the
 * control's name says the same.
 */
export function Icon({ icon, size = 20, ...rest }: IconProps) {
  const Glyph = typeof icon === 'string' ? icons[icon] : icon;
  const side = `${size / 16}rem`;
  return <Glyph {...rest} width={side} height={side} stroke={1.6} aria-hidden="true" />;
}
