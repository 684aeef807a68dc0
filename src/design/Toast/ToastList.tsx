import { useEffect, useState, type ReactNode } from 'react';
import { useDrag } from '@mantine/hooks';
import { Notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../Messages/Messages.tsx';
import type { ToastContent, ToastPreset } from './Toast.tsx';
import '@mantine/notifications/styles.layer.css';
import classes from './ToastList.module.css';

/** Toasts from before the list stands; undefined while it does. Only then is its limit in force. */
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
  /** Distance in px that dismisses it. */
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
      <button type="button" className={classes.dismiss} aria-label={messages.dismiss} onClick={onDismiss}>
        <Icon icon={IconX} size={18} />
      </button>
    </div>
  );
}

/** What {@link ToastList} takes. */
export interface ToastListProps extends Omit<ToastPreset, 'hotkeys'> {
  /** Nothing leaves by itself while set. */
  paused: boolean;
  /** Called after a visitor dismissed a toast; `last` when none is left. */
  onDismiss: (last: boolean) => void;
}

/** The visible toasts. Heavy: {@link Toaster} loads it with the first toast. */
export function ToastList({ limit, duration, swipe, paused, onDismiss }: ToastListProps) {
  // After the effect in which Notifications sets its limit: children's effects run first.
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
      autoClose={paused ? false : duration}
      containerWidth={356}
      notificationMaxHeight={400}
      zIndex="var(--z-toast)"
      // Swipes are ours, with the preset's distance.
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
            onDismiss(notificationsStore.getState().notifications.length === 0);
          }}
        />
      )}
    />
  );
}
