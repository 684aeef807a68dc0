import type { Submission } from '../../design/controls/Newsletter/Newsletter.tsx';

/** How long an undelivered submission is kept, in ms: 30 days. */
export const keepFor = 30 * 24 * 60 * 60 * 1000;

/** Each submission has a storage key of its own, so that two tabs never overwrite each other. `v1` is the format. */
export const keyPrefix = 'newsletter-outbox:v1:';

/** A submission that is not settled yet. */
export interface Entry {
  /** Unlike any other's, in every tab. */
  id: string;
  /** When it was made, in ms since 1970. */
  time: number;
  /** What the visitor handed over. */
  submission: Submission;
}

/** The part of Web Storage that the outbox uses. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The submissions that are still to be delivered. */
export interface Outbox {
  /** Keeps a submission. */
  add(submission: Submission): Entry;
  /** Whether the entry is still to be delivered; another tab may have settled it. */
  has(id: string): boolean;
  /** What is to be delivered, oldest first. What is older than {@link keepFor}, or unreadable, is dropped. */
  entries(): Entry[];
  /** Forgets an entry: it was accepted, or refused for good. */
  remove(id: string): void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The entry that `text` holds; undefined when it is not one. */
function parse(id: string, text: string | null): Entry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(value) || typeof value.time !== 'number' || !isRecord(value.submission)) return undefined;
  const { firstName, email, source } = value.submission;
  if (typeof firstName !== 'string' || typeof email !== 'string' || typeof source !== 'string')
    return undefined;
  return { id, time: value.time, submission: { firstName, email, source } };
}

/**
 * Submissions that are not settled, kept in `storage` so that they outlive the visit. Where storage is denied or full
 * they are kept in memory. `storage` is a function because merely naming localStorage throws where it is denied.
 */
export function createOutbox(storage: () => OutboxStorage): Outbox {
  const memory = new Map<string, Entry>();
  const settled = new Set<string>();

  function attempt<T>(use: (storage: OutboxStorage) => T, otherwise: T): T {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }

  const isCurrent = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && !settled.has(entry.id) && Math.abs(Date.now() - entry.time) < keepFor;

  function drop(id: string): void {
    memory.delete(id);
    attempt((store) => store.removeItem(keyPrefix + id), undefined);
  }

  function stored(): [id: string, entry: Entry | undefined][] {
    return attempt((store) => {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(keyPrefix))
        .map((key) => key.slice(keyPrefix.length))
        .map((id) => [id, parse(id, store.getItem(keyPrefix + id))]);
    }, []);
  }

  return {
    add(submission) {
      const time = Date.now();
      const entry = { id: `${time.toString(36)}-${Math.random().toString(36).slice(2)}`, time, submission };
      const kept = attempt((store) => {
        store.setItem(keyPrefix + entry.id, JSON.stringify({ time, submission }));
        return true;
      }, false);
      if (!kept) memory.set(entry.id, entry);
      return entry;
    },
    has(id) {
      const entry = memory.get(id) ?? attempt((store) => parse(id, store.getItem(keyPrefix + id)), undefined);
      return isCurrent(entry);
    },
    entries() {
      const all = [...stored(), ...memory];
      for (const [id, entry] of all) if (!isCurrent(entry)) drop(id);
      return all
        .map(([, entry]) => entry)
        .filter(isCurrent)
        .sort((one, other) => one.time - other.time);
    },
    remove(id) {
      // Remembered as well, in case the storage does not let go of it.
      settled.add(id);
      drop(id);
    },
  };
}
