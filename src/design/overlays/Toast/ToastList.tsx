import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ActionIcon } from '@mantine/core';
import { useDrag, useFocusWithin, useHotkeys, type HotkeyItem } from '@mantine/hooks';
import { Notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { useMessages } from '../../text/Messages/Messages.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { ToastContent, ToastPreset } from './Toast.tsx';
import '@mantine/notifications/styles.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import classes from './ToastList.module.css';

/**
 * Toasts added before the list has mounted. They wait, because the list's limit doesn't apply until then. Undefined
 * once the list has mounted.
 */
let early: ToastContent[] | undefined = [];

/** Adds a toast. */
export function push(toast: ToastContent): void {
  if (early) {
    early.push(toast);
    return;
  }
  const { kind = 'success', ...rest } = toast;
  Notifications.show({ ...rest, role: 'presentation', 'data-kind': kind });
}

interface ToastProps {
  title: ReactNode;
  message: ReactNode;
  kind: ToastContent['kind'];
  /** Swipe distance that dismisses the toast, in px. */
  swipe: number;
  onDismiss: () => void;
}

function Toast({ title, message, kind, swipe, onDismiss }: ToastProps) {
  const messages = useMessages();
  const [offset, setOffset] = useState(0);
  const { ref, active } = useDrag<HTMLDivElement>(
    ({ movement: [distance], last, canceled }) => {
      if (!last) setOffset(distance);
      else if (!canceled && Math.abs(distance) >= swipe) onDismiss();
      else setOffset(0);
    },
    { axis: 'x', threshold: 4 },
  );
  return (
    <div
      ref={ref}
      className={classes.toast}
      data-kind={kind}
      data-swiping={active || undefined}
      style={{ transform: offset === 0 ? undefined : `translateX(${offset / 16}rem)` }}
    >
      <span className={classes.sign}>
        <Icon icon={kind === 'error' ? IconAlertTriangle : IconCheck} size={22} />
      </span>
      <div className={classes.words}>
        <strong>{title}</strong>
        <p>{message}</p>
      </div>
      <Tooltip label={messages.dismiss}>
        <ActionIcon
          variant="ghost"
          size="xl"
          className={classes.dismiss}
          aria-label={messages.dismiss}
          onClick={onDismiss}
        >
          <Icon icon={IconX} size={18} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

export interface ToastListProps extends ToastPreset {
  /** The landmark that contains the toasts. */
  region: RefObject<HTMLElement | null>;
}

/** Whether focus is in `region`, and where it came from. */
function useFocusIn(region: RefObject<HTMLElement | null>) {
  const origin = useRef<EventTarget>(null);
  const { ref, focused } = useFocusWithin({
    onFocus: ({ relatedTarget }) => {
      origin.current = relatedTarget;
    },
  });
  useEffect(() => {
    ref(region.current);
    return () => {
      ref(null);
    };
  }, [ref, region]);
  return { origin, focused };
}

/** The list of visible toasts, with its hotkeys. This module is heavy, so `Toaster` loads it with the first toast. */
export function ToastList({ limit, duration, swipe, hotkeys, region }: ToastListProps) {
  const { origin, focused } = useFocusIn(region);

  // Match both the letter and the physical key: with Alt, some keyboards type another character.
  const focus = () => {
    // Without a toast there is nothing to focus.
    if (region.current?.textContent) region.current.focus();
  };
  useHotkeys(
    hotkeys.flatMap((key): HotkeyItem[] => [
      [key, focus],
      [key, focus, { usePhysicalKeys: true }],
    ]),
    [],
  );

  /**
   * Moves focus when a toast disappears along with its focused button: to the region or, after the last toast, back to
   * where focus came from.
   */
  const handleDismiss = (last: boolean) => {
    if (!region.current?.contains(document.activeElement)) return;
    if (last && origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    else region.current.focus();
  };

  // Runs after the effect in which Notifications sets its limit, because children's effects run first.
  useEffect(() => {
    const waiting = early ?? [];
    early = undefined;
    waiting.forEach(push);
    return () => {
      early = [];
    };
  }, []);

  return (
    <Notifications
      position="bottom-right"
      withinPortal={false}
      limit={limit}
      autoClose={focused ? false : duration}
      containerWidth={356}
      notificationMaxHeight={400}
      zIndex="var(--z-toast)"
      // We handle swipes ourselves, with the preset's distance.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      classNames={{ root: classes.list, notification: classes.item }}
      renderNotification={({ id, title, message, 'data-kind': kind }) => (
        <Toast
          title={title}
          message={message}
          kind={kind === 'error' ? 'error' : 'success'}
          swipe={swipe}
          onDismiss={() => {
            if (id !== undefined) Notifications.hide(id);
            handleDismiss(notificationsStore.getState().notifications.length === 0);
          }}
        />
      )}
    />
  );
}
