import { useEffect, useRef, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Button } from '../../controls/Button/Button.tsx';
import { usePlace } from '../../controls/Link/routing.tsx';
import type { DialogControl } from '../Dialogs/Dialogs.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useMessages } from '../../text/Messages/Messages.tsx';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './Dialog.module.css';

export interface DialogProps extends DialogControl {
  /** Heading of the dialog, and its accessible name. */
  title: string;
  /** Whether a click outside closes the dialog. Default true. */
  closeOnOutsideClick?: boolean;
  /**
   * Content under the title. If set, title and aside form a panel on the brand band. The panel is beside the dialog's
   * content or, on phones, above the content.
   */
  aside?: ReactNode;
  /** The dialog's content. */
  children: ReactNode;
  /** Links or more actions at the end, before the close button. */
  footer?: ReactNode;
  /** Class of the dialog’s box, which is everything except the backdrop. */
  className?: string;
}

/** Returns focus to where it was before the dialog opened, unless focus has already moved (to a new page). */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, []);
}

/** Closes the dialog when the page under it changes, through a link in the dialog or the back button. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = usePlace();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
}

/**
 * A modal dialog. Mount it to open it, and unmount it in `onClose`. Escape, the close buttons at the dialog's top and
 * bottom, a click outside, and a page change call `onClose`. Focus is trapped inside, and on closing returns to the
 * control that opened the dialog. The page behind does not scroll, and doesn't shift when its scroll bar disappears
 * (elements fixed to the edge where the scroll bar was must compensate with `--removed-body-scroll-bar-size`). On
 * phones, the dialog fills the screen.
 *
 * This component is heavy, so import it only from modules that are themselves loaded on demand, such as the dialogs
 * passed to `DialogsProvider`.
 */
export function Dialog({
  onClose,
  title,
  closeOnOutsideClick = true,
  aside,
  children,
  footer,
  className,
}: DialogProps) {
  const messages = useMessages();
  useFocusReturn();
  useCloseOnNavigation(onClose);
  const heading = (
    <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
      {title}
    </Modal.Title>
  );
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnClickOutside={closeOnOutsideClick}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      centered
      zIndex="var(--z-modal)"
      yOffset="1.5rem"
      xOffset="1.5rem"
      classNames={{
        root: classes.root,
        overlay: classes.overlay,
        inner: classes.inner,
        content: classes.content,
      }}
      data-aside={aside !== undefined || undefined}
    >
      <Modal.Overlay zIndex="var(--z-overlay)" />
      <Modal.Content className={className} data-scrolls="">
        <div className={classes.layout}>
          {aside !== undefined && (
            <div className={classes.aside} data-band="brand">
              {heading}
              {aside}
            </div>
          )}
          <div className={classes.main}>
            {aside === undefined && heading}
            <Tooltip label={messages.close}>
              <Button
                className={classes.dismiss}
                variant="ghost"
                size="icon"
                icon={IconX}
                aria-label={messages.close}
                onClick={onClose}
              />
            </Tooltip>
            {children}
            <div className={classes.footer}>
              <div className={classes.actions}>{footer}</div>
              <Button variant="outline" onClick={onClose}>
                {messages.close}
              </Button>
            </div>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
