import type { Submission } from '../../design/controls/Newsletter/Newsletter.tsx';
import { answerTimeout, longestWait } from './client.ts';

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
  /** Not sent again before this, in ms since 1970: an answer may still come, or the provider asked for a pause. */
  notBefore: number;
  /** What the visitor handed over. */
  submission: Submission;
}

/** The part of Web Storage that the outbox uses. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The submissions that are still to be delivered. */
export interface Outbox {
  /** Keeps a submission that is about to be sent, under the id of an earlier one that it repeats. */
  add(submission: Submission, id?: string): Entry;
  /** Whether the entry is still to be delivered; another tab may have settled it. */
  has(id: string): boolean;
  /** What is to be delivered, oldest first. What is unreadable is dropped. */
  entries(): Entry[];
  /** How long an entry must not be sent yet, in ms. */
  pause(id: string): number;
  /** Asks every tab not to send an entry for `ms` from now. */
  hold(id: string, ms: number): void;
  /** Forgets an entry: it was accepted, or refused for good. */
  remove(id: string): void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether an entry is older than {@link keepFor}, or from a clock that far ahead: it gets one last try. */
export function isExpired({ time }: Entry): boolean {
  return Math.abs(Date.now() - time) >= keepFor;
}

/** The entry that `text` holds; undefined when it is not one. */
function parse(id: string, text: string | null): Entry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !Number.isFinite(value.time) || !isRecord(value.submission)) return undefined;
  const { firstName, email, source } = value.submission;
  if (typeof firstName !== 'string' || typeof email !== 'string' || typeof source !== 'string')
    return undefined;
  const notBefore = Number.isFinite(value.notBefore) ? Number(value.notBefore) : 0;
  return { id, time: Number(value.time), notBefore, submission: { firstName, email, source } };
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
    entry !== undefined && !settled.has(entry.id);

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

  /** The entry with this id that is still to be delivered. */
  function find(id: string): Entry | undefined {
    const entry = memory.get(id) ?? attempt((store) => parse(id, store.getItem(keyPrefix + id)), undefined);
    return isCurrent(entry) ? entry : undefined;
  }

  function keep(entry: Entry): void {
    const { id, ...rest } = entry;
    const kept = attempt((store) => {
      store.setItem(keyPrefix + id, JSON.stringify(rest));
      return true;
    }, false);
    if (kept) memory.delete(id);
    else memory.set(id, entry);
  }

  return {
    add(submission, id) {
      const time = Date.now();
      const entry = {
        id: id ?? `${time.toString(36)}-${Math.random().toString(36).slice(2)}`,
        time,
        notBefore: time + answerTimeout,
        submission,
      };
      settled.delete(entry.id);
      keep(entry);
      return entry;
    },
    has: (id) => find(id) !== undefined,
    pause(id) {
      const ms = (find(id)?.notBefore ?? 0) - Date.now();
      // Farther ahead than anything asks for, it was set by another clock.
      return ms > 0 && ms <= longestWait ? ms : 0;
    },
    hold(id, ms) {
      const entry = find(id);
      if (entry) keep({ ...entry, notBefore: Date.now() + ms });
    },
    entries() {
      const all = [...new Map([...stored(), ...memory])];
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
