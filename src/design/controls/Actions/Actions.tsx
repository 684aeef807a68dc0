import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { Action } from '../Action/Action.tsx';
import { actionIcon } from '../Action/actionIcon.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import type { ActionContent } from '../../content/shapes.ts';
import classes from './Actions.module.css';

/** What {@link Actions} takes: rest props, `className` and `ref` reach its root element. */
export interface ActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What to do, the most important first. It leads, further ones are outlined. */
  actions: readonly ActionContent[];
  /** Look of the first action. Default `default`; `hero` for a page's one main call. */
  variant?: ButtonLook['variant'];
  /** The first action's icon, where it has none of its own. Default: where it leads ({@link actionIcon}). */
  icon?: ButtonLook['icon'];
}

/**
 * Controls in a row, or nothing where there are none. On phones each is as wide as there is room; `--action-size: auto` on
 * it leaves them as wide as their words.
 */
export function Actions({ actions, variant, icon, className, ...rest }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div {...rest} className={clsx(classes.actions, className)}>
      {actions.map((action, index) => (
        <Action
          key={action.label}
          action={action}
          size="lg"
          variant={index === 0 ? variant : 'outline'}
          icon={index === 0 ? (icon ?? actionIcon(action)) : undefined}
          className={classes.action}
        />
      ))}
    </div>
  );
}
