import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { track } from '../track/track.ts';
import { useDialog } from '../../overlays/Dialogs/Dialogs.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import type { ActionContent } from '../../shapes/shapes.ts';
import classes from './Action.module.css';

/** Props of {@link Action}: its content, and the button's appearance. */
export interface ActionProps extends ButtonLook {
  /**
   * The label, and what the button does when it is clicked. With `size="icon"` the label is not visible, but
   * names the button for screen readers.
   */
  action: ActionContent;
  /** Replaces the visible label. */
  children?: ReactNode;
  /** Class of the link or button. */
  className?: string;
}

/**
 * A button whose content says what it does: follow a link, open a dialog, or do nothing. Sections never add
 * click handlers to it.
 */
export function Action({ action, children = action.label, ...rest }: ActionProps) {
  const look = {
    ...rest,
    icon: action.icon ?? rest.icon,
    iconSide: action.iconSide ?? rest.iconSide,
    'aria-label': rest.size === 'icon' ? action.label : undefined,
  };
  const words = action.about ? (
    <>
      {children} <VisuallyHidden>{action.about}</VisuallyHidden>
    </>
  ) : (
    children
  );
  if (action.dialog !== undefined)
    return (
      <DialogAction {...look} dialog={action.dialog} href={action.href}>
        {words}
      </DialogAction>
    );
  return (
    <PlainAction {...look} href={action.href} newTab={action.newTab}>
      {words}
    </PlainAction>
  );
}

interface PlainActionProps extends ButtonLook {
  children: ReactNode;
  href: string | undefined;
  newTab?: boolean;
  className?: string;
  'aria-label'?: string;
}

/** A link, or, without an `href`, a button that does nothing. */
function PlainAction({ href, newTab, ...look }: PlainActionProps) {
  if (href === undefined) return <Button {...look} />;
  return <Button {...look} href={href} newTab={newTab} onClick={() => track({ name: 'action', href })} />;
}

interface DialogActionProps extends PlainActionProps {
  dialog: string;
}

function DialogAction({ dialog: name, href, children, className, ...look }: DialogActionProps) {
  const dialog = useDialog(name);
  if (!dialog)
    return (
      <PlainAction {...look} href={href} className={className}>
        {children}
      </PlainAction>
    );
  return (
    <>
      <Button
        {...look}
        className={clsx(classes.scripted, className)}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Safari doesn't focus a clicked button; without this, the dialog couldn't return focus to it.
          currentTarget.focus();
          dialog.open();
        }}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        {children}
      </Button>
      <noscript>
        <Button {...look} className={className} href={href ?? dialog.href} newTab={false}>
          {children}
        </Button>
      </noscript>
    </>
  );
}
