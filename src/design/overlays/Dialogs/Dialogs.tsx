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

/** What a dialog component receives from {@link DialogsProvider}. */
export interface DialogControl {
  /** Closes the dialog; focus returns to the control that opened it. */
  onClose: () => void;
}

/** One dialog the site offers. */
export interface DialogEntry {
  /** The dialog; pass a lazy component, so that its code loads on first opening. */
  component: ComponentType<DialogControl>;
  /** Loads the component's code ahead of time, on pointer or focus intent. */
  preload?: () => void;
  /** Where the same thing can be done without JavaScript. */
  href: string;
}

/** The application's dialogs, by the name that an action's content states. */
export type Dialogs = Readonly<Record<string, DialogEntry>>;

interface DialogsValue {
  open: (name: string) => void;
  entries: Dialogs;
}

const none: Dialogs = {};

const DialogsContext = createContext<DialogsValue>({ open: () => undefined, entries: none });

/**
 * Opens the site's dialogs from anywhere below it: a control only names the dialog. At most one is open.
 * `dialogs` maps each name to its component; a name without an entry opens nothing.
 */
export function DialogsProvider({ dialogs = none, children }: { dialogs?: Dialogs; children: ReactNode }) {
  const [current, setCurrent] = useState<string | null>(null);
  const close = useCallback(() => setCurrent(null), []);
  const value = useMemo(() => ({ open: setCurrent, entries: dialogs }), [dialogs]);
  const Current = current && dialogs[current]?.component;

  // Who goes on while the dialog's code still loads no longer asks for it.
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

/** While a dialog's code loads, Escape takes the wish back, as it closes the dialog. */
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

/** How to open the dialog `name`, and what is known of it; undefined where the application has none of that name. */
export function useDialog(name: string): { open: () => void; preload: () => void; href: string } | undefined {
  const { open, entries } = use(DialogsContext);
  const entry = entries[name];
  return useMemo(
    () => entry && { open: () => open(name), preload: () => entry.preload?.(), href: entry.href },
    [open, entry, name],
  );
}
