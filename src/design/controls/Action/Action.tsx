import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { track } from '../track/track.ts';
import { useDialog } from '../../overlays/Dialogs/Dialogs.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import classes from './Action.module.css';

/**
 * What a control says and does: a label, and either a target, a dialog to open, or neither. If the application
 * doesn't have the dialog, the control is the link behind it. A control with neither is enabled and focusable but
 * does nothing; add an `href` or a `dialog` later to give it an effect.
 */
export type ActionContent = {
  /** The label. @maxLength 40 */
  label: string;
  /** Screen reader text that says what the label is about, where sighted visitors see it: "Buy" and "T-shirt". */
  about?: string;
} & (
  | { href: string; newTab?: boolean; dialog?: undefined }
  | {
      /** Name of one of the application's dialogs. */
      dialog: string;
      /** A page that does the same. Default: the one registered with the dialog. */
      href?: string;
    }
  | { href?: undefined; newTab?: undefined; dialog?: undefined }
);

/** Props of {@link Action}: content, and a button’s variants. */
export interface ActionProps extends ButtonLook {
  /** What the control says and does. With `size="icon"` the label only names it. */
  action: ActionContent;
  /** Replaces the visible label. */
  children?: ReactNode;
  /** Class of the link or button. */
  className?: string;
}

/** A button-shaped control that does what its content says. Sections don't add click handlers. */
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
