import { ActionIcon, Button as MantineButton, Loader } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../../media/Icon/Icon.tsx';
import type { buttonVariants } from '../../theme/buttons.ts';
import { Link, type LinkTarget } from '../Link/Link.tsx';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';

/** The sizes of a button. */
export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const;

/** Appearance of a button. */
export interface ButtonLook {
  /** Colors of the button. Default `default`, a solid fill. */
  variant?: (typeof buttonVariants)[number];
  /**
   * Minimum height, in px at the default font size: 48 (`default`), 40 (`sm`) or 60 (`lg`), but 24 for the variant
   * `link`. `icon` is a circle of 48 px.
   */
  size?: (typeof buttonSizes)[number];
  /**
   * Icon beside the label. With `size="icon"`, it replaces the label, and the button needs an `aria-label`.
   */
  icon?: IconType;
  /**
   * Side of the icon. `end` (default) is for an icon that shows a direction, such as an arrow. `start` is for an icon
   * that shows the subject, such as a platform's logo.
   */
  iconSide?: 'start' | 'end';
}

type AsButton = ButtonLook &
  Omit<ComponentProps<'button'>, 'size' | 'color'> & {
    href?: undefined;
    /** Shows a spinner beside the label and disables the button. Default false. */
    loading?: boolean;
  };
type AsLink = ButtonLook &
  Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'size' | 'color'> &
  LinkTarget & { loading?: undefined; disabled?: undefined };

/** Props of {@link Button}: with an `href`, it renders a link; without one, a button. */
export type ButtonProps = AsButton | AsLink;

/**
 * Mantine's `Button` or, with `size="icon"`, Mantine's `ActionIcon`. With `href`, it is a link. A button with a label
 * ends in a half circle, unless its variant is `link`. Use the variant `hero` once per page, for the main call to
 * action, and `outline` for a button beside it. Shape and variants come from the theme, so Mantine's own buttons have
 * them too; this component adds links, icon sizes, and a label that stays while `loading`.
 */
export function Button({
  variant = 'default',
  size = 'default',
  icon,
  iconSide = 'end',
  loading = false,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  const state = { disabled: disabled || loading, 'aria-busy': loading || undefined };
  const arc = loading && <Loader size={18} aria-hidden />;
  if (size === 'icon') {
    const look = { variant, children: arc || (icon && <Icon icon={icon} />) };
    return rest.href === undefined ? (
      <ActionIcon {...look} {...rest} {...state} />
    ) : (
      <ActionIcon component={Link} {...look} {...rest} />
    );
  }
  const sign = !loading && icon && <Icon icon={icon} size={size === 'lg' ? 22 : 18} />;
  const look = {
    variant,
    size: size === 'default' ? undefined : size,
    leftSection: arc || (iconSide === 'start' && sign),
    rightSection: iconSide === 'end' && sign,
    children,
  };
  return rest.href === undefined ? (
    <MantineButton {...look} {...rest} {...state} />
  ) : (
    <MantineButton component={Link} {...look} {...rest} />
  );
}
