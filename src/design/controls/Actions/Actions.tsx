import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { Action } from '../Action/Action.tsx';
import { actionIcon } from '../Action/actionIcon.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import type { ActionContent } from '../../shapes/shapes.ts';
import classes from './Actions.module.css';

/** Props of {@link Actions}. Rest props, `className` and `ref` go to its root element. */
export interface ActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The actions, most important first. The first is primary. The others are outlined; on phones, they are
   * text links.
   */
  actions: readonly ActionContent[];
  /** Size of all actions. Default `lg`. */
  size?: ButtonLook['size'];
  /** Variant of the first action. Default `default`. Use `hero` for a page's main call to action. */
  variant?: ButtonLook['variant'];
  /**
   * The first action's icon, unless the action has its own. By default, it depends on the action's target
   * ({@link actionIcon}).
   */
  icon?: ButtonLook['icon'];
}

/**
 * A row of actions; renders nothing if there are none. On phones, the first is full width, and the others are text
 * links below it. Use this component for a single action, too, so that the action is full width on phones.
 */
export function Actions({ actions, size = 'lg', variant, icon, className, ...rest }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div {...rest} className={clsx(classes.actions, className)}>
      {actions.map((action, index) => (
        <Action
          key={action.label}
          action={action}
          size={size}
          variant={index === 0 ? variant : 'outline'}
          icon={index === 0 ? (icon ?? actionIcon(action)) : undefined}
          className={index === 0 ? classes.first : classes.other}
        />
      ))}
    </div>
  );
}
