import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { Action, type ActionContent } from '../Action/Action.tsx';
import { actionIcon } from '../Action/actionIcon.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import classes from './Actions.module.css';

/** A control, optionally with its own icon: `iconSide: 'start'` for what it is, such as a film. */
export type ActionChoice = ActionContent & Pick<ButtonLook, 'icon' | 'iconSide'>;

/** Props of {@link Actions}. Rest props, `className` and `ref` go to its root element. */
export interface ActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The actions, most important first. The first is primary, the others outlined. */
  actions: readonly ActionChoice[];
  /** Variant of the first action. Default `default`; `hero` for a page's main call. */
  variant?: ButtonLook['variant'];
  /** The first action's icon, unless it has its own. Default: by target ({@link actionIcon}). */
  icon?: ButtonLook['icon'];
}

/**
 * Controls in a row; renders nothing without any. On phones each is full width; with `--action-size: auto` they stay
 * as wide as their labels.
 */
export function Actions({ actions, variant, icon, className, ...rest }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div {...rest} className={clsx(classes.actions, className)}>
      {actions.map(({ icon: own, iconSide, ...action }, index) => (
        <Action
          key={action.label}
          action={action}
          size="lg"
          variant={index === 0 ? variant : 'outline'}
          icon={own ?? (index === 0 ? (icon ?? actionIcon(action)) : undefined)}
          iconSide={iconSide}
          className={classes.action}
        />
      ))}
    </div>
  );
}
