import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import classes from './PlatformLinks.module.css';

/** A platform that offers the show or episode. */
export interface Platform {
  /** The link's label: "Listen on Spotify". @maxLength 35 */
  label: string;
  /** The show's or episode's URL on that platform. */
  href: string;
  /** The platform's icon. */
  icon: IconName;
}

/** Props of {@link PlatformLinks}. Rest props, `className` and `ref` go to the list. */
export interface PlatformLinksProps extends ComponentProps<'ul'> {
  /** The platforms, in order. The first is a solid button, and the others are outlined. */
  platforms: Platform[];
  /** Size of the buttons. Default `default`. */
  size?: Exclude<ButtonLook['size'], 'icon'>;
  /**
   * `row` (default): side by side, in as many rows as necessary. `stack`: one per line, each as wide as the list.
   * `column`: one per line, each as wide as the widest link or, on phones, as the list.
   */
  layout?: 'row' | 'stack' | 'column';
}

/** Links to a show or an episode on several platforms. Each opens a new tab. */
export function PlatformLinks({ platforms, size, layout = 'row', className, ...rest }: PlatformLinksProps) {
  return (
    <ul {...rest} className={clsx(classes.platforms, className)} data-layout={layout}>
      {platforms.map(({ label, href, icon }, index) => (
        <li key={label}>
          <Button
            variant={index === 0 ? 'default' : 'outline'}
            size={size}
            icon={icon}
            iconSide="start"
            href={href}
            newTab
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
