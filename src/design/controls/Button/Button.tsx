import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { Icon, type IconType } from '../../media/Icon/Icon.tsx';
import { Link, type LinkTarget } from '../Link/Link.tsx';
import classes from './Button.module.css';

/** How much weight a button has, and for what. */
export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'accent',
] as const;
/** How large a button is. */
export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const;

/** How a button looks, whatever it does. */
export interface ButtonLook {
  /** Default `default`, the solid action. */
  variant?: (typeof buttonVariants)[number];
  /** Height 48 (`default`, and `icon`, a circle), 40 (`sm`) or 60 (`lg`). */
  size?: (typeof buttonSizes)[number];
  /** Icon beside the label. With `size="icon"` it stands alone, and the button needs an `aria-label`. */
  icon?: IconType;
  /** Where the icon stands: `end` (default) for where one goes, `start` for what it is, such as a platform's sign. */
  iconSide?: 'start' | 'end';
}

type AsButton = ButtonLook &
  Omit<ComponentProps<'button'>, 'size'> & {
    href?: undefined;
    /** Shows a turning arc, keeps the label, and makes the button unavailable while something is under way. */
    loading?: boolean;
  };
type AsLink = ButtonLook & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'size'> & LinkTarget;

/** What {@link Button} takes: with an `href` it is a link, without one a button. */
export type ButtonProps = AsButton | AsLink;

function content(
  children: ReactNode,
  icon: IconType | undefined,
  size: ButtonLook['size'],
  loading: boolean,
) {
  return (
    <>
      {loading && <Spinner />}
      {children !== undefined && size !== 'icon' && <span>{children}</span>}
      {icon && !loading && <Icon icon={icon} size={size === 'lg' ? 22 : size === 'icon' ? 20 : 18} />}
    </>
  );
}

/** A quarter arc that turns: something is under way. Decorative; the words beside it say what. */
export function Spinner({ size = 18 }: { /** Side in px at the default font size. */ size?: number }) {
  return (
    <svg
      className={classes.spinner}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 18 18"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7" />
      <circle cx="9" cy="9" r="7" pathLength="4" strokeDasharray="1 3" />
    </svg>
  );
}

/**
 * A button, or a link that looks like one (with `href`). A shape straight on the left and half round on the right.
 * Use `hero` once a page for its main call, `outline` beside it.
 */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'default', icon, iconSide, className, children } = props;
  const look = {
    className: clsx(classes.button, className),
    'data-variant': variant,
    'data-size': size === 'default' ? undefined : size,
    'data-icon-side': iconSide,
  };
  if (props.href !== undefined) {
    const { variant: _v, size: _s, icon: _i, iconSide: _side, ...rest } = props;
    return (
      <Link {...rest} {...look}>
        {content(children, icon, size, false)}
      </Link>
    );
  }
  const {
    variant: _v,
    size: _s,
    icon: _i,
    iconSide: _side,
    loading = false,
    disabled,
    type = 'button',
    ...rest
  } = props;
  return (
    <button {...rest} {...look} type={type} disabled={disabled || loading} aria-busy={loading || undefined}>
      {content(children, icon, size, loading)}
    </button>
  );
}
