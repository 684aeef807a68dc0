import {
  createContext,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { usePlace } from '../../controls/Link/routing.tsx';
import { track } from '../../controls/track/track.ts';

/** Props that {@link DialogsProvider} passes to a dialog component. */
export interface DialogControl {
  /** Closes the dialog; focus returns to the control that opened it. */
  onClose: () => void;
}

/** One of the application's dialogs. */
export interface DialogEntry {
  /** The dialog; pass a lazy component, so that its code loads only when it is needed. */
  component: ComponentType<DialogControl>;
  /** Preloads the component's code; called when the visitor points at or focuses a control that opens the dialog. */
  preload?: () => void;
  /** URL of the page with the same content, for visitors without JavaScript. */
  href: string;
}

/** The application's dialogs, by the name that actions use. */
export type Dialogs = Readonly<Record<string, DialogEntry>>;

interface DialogsValue {
  open: (name: string) => void;
  entries: Dialogs;
}

const none: Dialogs = {};

const DialogsContext = createContext<DialogsValue>({ open: () => undefined, entries: none });

/**
 * Lets every control inside it open the site's dialogs by name. At most one dialog is open at a time. `dialogs` maps
 * each name to its dialog; an unregistered name opens nothing.
 */
export function DialogsProvider({ dialogs = none, children }: { dialogs?: Dialogs; children: ReactNode }) {
  const [current, setCurrent] = useState<string | null>(null);
  const close = useCallback(() => setCurrent(null), []);
  const value = useMemo(() => ({ open: setCurrent, entries: dialogs }), [dialogs]);
  const Current = current && dialogs[current]?.component;

  // When the visitor navigates, an open dialog closes, and a dialog whose code is still loading doesn't open.
  const { key } = usePlace();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setCurrent(null);
  }

  useEffect(() => {
    if (!current) return;
    track({ name: 'dialog-open', dialog: current });
    return () => track({ name: 'dialog-close', dialog: current });
  }, [current]);

  return (
    <DialogsContext value={value}>
      {children}
      {Current && (
        <Suspense fallback={<Loading onCancel={close} />}>
          <Current onClose={close} />
        </Suspense>
      )}
    </DialogsContext>
  );
}

/** Lets Escape cancel the opening of a dialog while the dialog's code loads. Renders nothing. */
function Loading({ onCancel }: { onCancel: () => void }) {
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [onCancel]);
  return null;
}

/**
 * Functions that open and preload the dialog named `name`, and the `href` of the page with the same content. Undefined
 * if the application doesn't have that dialog.
 */
export function useDialog(name: string): { open: () => void; preload: () => void; href: string } | undefined {
  const { open, entries } = use(DialogsContext);
  const entry = entries[name];
  return useMemo(
    () => entry && { open: () => open(name), preload: () => entry.preload?.(), href: entry.href },
    [open, entry, name],
  );
}
