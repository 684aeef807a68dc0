import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { track } from '../track/track.ts';
import { useDialog } from '../../overlays/Dialogs/Dialogs.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import classes from './Action.module.css';

/**
 * What a control says and does, as content states it: a label, and either where it leads, or the dialog it opens,
 * or neither. Where the application has no such dialog, the control is the link behind it. A control with neither is inert: enabled and focusable, without effect; giving it an
 * `href` or a `dialog` later brings it to life.
 */
export type ActionContent = {
  /** The words on it. @maxLength 40 */
  label: string;
  /** What they are about, for a screen reader, where only the eye sees it: "Buy" and "T-shirt". */
  about?: string;
} & (
  | { href: string; newTab?: boolean; dialog?: undefined }
  | {
      /** Name of one of the application's dialogs. */
      dialog: string;
      /** Where the same can be done. Default: what the application says of the dialog. */
      href?: string;
    }
  | { href?: undefined; newTab?: undefined; dialog?: undefined }
);

/** What {@link Action} takes: content, and a button’s look. */
export interface ActionProps extends ButtonLook {
  /** What the control says and does. With `size="icon"` the label only names it. */
  action: ActionContent;
  /** What stands on it instead of its label. */
  children?: ReactNode;
  /** Class of the link or button. */
  className?: string;
}

/** A button-shaped control that does what its content says. No section wires a click by hand. */
export function Action({ action, children = action.label, ...rest }: ActionProps) {
  const look = rest.size === 'icon' ? { ...rest, 'aria-label': action.label } : rest;
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

/** A link, or without an `href` a button that does nothing. */
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
          // Safari gives a clicked button no focus; without it the dialog would not know where to return it.
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
