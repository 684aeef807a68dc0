import type { Submission } from '../../design/controls/Newsletter/Newsletter.tsx';
import { answerTimeout, longestWait } from './client.ts';

/** How long an undelivered submission is kept, in ms: 30 days. */
export const keepFor = 30 * 24 * 60 * 60 * 1000;

/** For this long after an acceptance, in ms, the same address again is the same subscription. */
export const sameFor = 60_000;

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

/** What is left of an accepted submission for {@link sameFor}. */
interface Trace {
  id: string;
  /** When it was accepted, in ms since 1970. */
  time: number;
  /** The address, as {@link digest} knows it. */
  accepted: string;
}

/** The part of Web Storage that the outbox uses. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The submissions that are still to be delivered. */
export interface Outbox {
  /**
   * Keeps a submission that is about to be sent: under the id of an earlier one from the same address that is still kept, or
   * was accepted less than {@link sameFor} ago in any tab.
   */
  add(submission: Submission): Entry;
  /** Whether the entry is still to be delivered; another tab may have settled it. */
  has(id: string): boolean;
  /** What is to be delivered, oldest first. What is unreadable is dropped. */
  entries(): Entry[];
  /** How long an entry must not be sent yet, in ms. */
  pause(id: string): number;
  /** Asks every tab not to send an entry for `ms` from now. */
  hold(id: string, ms: number): void;
  /** Forgets an entry but for a trace: it was accepted. */
  accept(entry: Entry): void;
  /** Forgets an entry: it was refused for good, or is too old. */
  remove(id: string): void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether an entry is older than {@link keepFor}, or from a clock that far ahead: it gets one last try. */
export function isExpired({ time }: Entry): boolean {
  return Math.abs(Date.now() - time) >= keepFor;
}

/** Addresses that differ in these only are the same. */
const normal = (email: string): string => email.trim().toLowerCase();

/** An accepted address need not stay on the device to be known again: its FNV-1a hash, salted with the entry's id. */
function digest(id: string, email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(id + normal(email)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

const isTrace = (kept: Entry | Trace): kept is Trace => 'accepted' in kept;
const isEntry = (kept: Entry | Trace): kept is Entry => !isTrace(kept);

/** What `text` holds; undefined when it is neither an entry nor a trace. */
function parse(id: string, text: string | null): Entry | Trace | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !Number.isFinite(value.time)) return undefined;
  const time = Number(value.time);
  if (typeof value.accepted === 'string') return { id, time, accepted: value.accepted };
  if (!isRecord(value.submission)) return undefined;
  const { firstName, email, source } = value.submission;
  if (typeof firstName !== 'string' || typeof email !== 'string' || typeof source !== 'string')
    return undefined;
  const notBefore = Number.isFinite(value.notBefore) ? Number(value.notBefore) : 0;
  return { id, time, notBefore, submission: { firstName, email, source } };
}

/**
 * Submissions that are not settled, kept in `storage` so that they outlive the visit. Where storage is denied or full
 * they are kept in memory. `storage` is a function because merely naming localStorage throws where it is denied.
 */
export function createOutbox(storage: () => OutboxStorage): Outbox {
  const memory = new Map<string, Entry | Trace>();
  const settled = new Set<string>();

  function attempt<T>(use: (storage: OutboxStorage) => T, otherwise: T): T {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }

  /** Whether it still counts. A trace from a clock that is ahead would not leave. */
  const isCurrent = (kept: Entry | Trace | undefined): kept is Entry | Trace =>
    kept !== undefined &&
    !settled.has(kept.id) &&
    (!isTrace(kept) || Math.abs(Date.now() - kept.time) < sameFor);

  function drop(id: string): void {
    memory.delete(id);
    attempt((store) => store.removeItem(keyPrefix + id), undefined);
  }

  /** Everything that is kept and still counts. What does not, or is unreadable, is dropped. */
  function all(): (Entry | Trace)[] {
    const stored = attempt((store) => {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(keyPrefix))
        .map((key) => key.slice(keyPrefix.length))
        .map((id) => [id, parse(id, store.getItem(keyPrefix + id))] as const);
    }, []);
    const found = [...new Map<string, Entry | Trace | undefined>([...stored, ...memory])];
    for (const [id, kept] of found) if (!isCurrent(kept)) drop(id);
    return found.map(([, kept]) => kept).filter(isCurrent);
  }

  /** The entry with this id that is still to be delivered. */
  function find(id: string): Entry | undefined {
    const kept = memory.get(id) ?? attempt((store) => parse(id, store.getItem(keyPrefix + id)), undefined);
    return isCurrent(kept) && isEntry(kept) ? kept : undefined;
  }

  function keep(kept: Entry | Trace): void {
    const { id, ...rest } = kept;
    const stored = attempt((store) => {
      store.setItem(keyPrefix + id, JSON.stringify(rest));
      return true;
    }, false);
    if (stored) memory.delete(id);
    else memory.set(id, kept);
  }

  return {
    add(submission) {
      const { email } = submission;
      const same = all().find((kept) =>
        isTrace(kept)
          ? kept.accepted === digest(kept.id, email)
          : normal(kept.submission.email) === normal(email),
      );
      const time = Date.now();
      const entry = {
        id: same?.id ?? `${time.toString(36)}-${Math.random().toString(36).slice(2)}`,
        time,
        notBefore: time + answerTimeout,
        submission,
      };
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
    entries: () =>
      all()
        .filter(isEntry)
        .sort((one, other) => one.time - other.time),
    accept({ id, submission }) {
      // First, as a full storage may take nothing in its place.
      drop(id);
      keep({ id, time: Date.now(), accepted: digest(id, submission.email) });
    },
    remove(id) {
      // Remembered as well, in case the storage does not let go of it.
      settled.add(id);
      drop(id);
    },
  };
}
