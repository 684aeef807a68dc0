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

/** Props of {@link Dialog}. */
export interface DialogProps extends DialogControl {
  /** Heading of the dialog, and its accessible name. */
  title: string;
  /** Whether a click outside closes it. Default true. */
  closeOnOutsideClick?: boolean;
  /** Content under the title. The two then form a panel on the brand band: next to the content, above it on phones. */
  aside?: ReactNode;
  /** What the dialog holds. */
  children: ReactNode;
  /** Stands at the foot, before the close button: links or further actions. */
  footer?: ReactNode;
  /** Class of the dialog’s box, which holds everything but the backdrop. */
  className?: string;
}

/** Focus returns to where it was, unless it has a new place by then (a page that was navigated to). */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, []);
}

/** A dialog does not outlive the page it was opened on: following a link in it, or going back, closes it. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = usePlace();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
}

/**
 * A modal dialog. Mount it while it is open; `onClose` is called by Escape, by both close controls, by a click
 * outside, and when the page changes. Focus stays inside and returns to the control that opened it; the page behind
 * does not scroll, and keeps its place where a scroll bar disappears (what is fixed to the viewport's end has to make
 * up for it with `--removed-body-scroll-bar-size`). Full screen on phones.
 *
 * Heavy: import it only from modules that are themselves loaded on demand (the dialogs given to `DialogsProvider`).
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
