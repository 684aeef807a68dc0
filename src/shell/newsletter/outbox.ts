import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Submission } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** What the browser stores for one email address. */
export interface Entry {
  /** The submission's id. Every request for it, including retries, contains this id. */
  id: string;
  /** When the visitor submitted the form, in ms since 1970. */
  time: number;
  /** Number of retries since this count was last reset. */
  tries: number;
  /** The time from which a tab can send or remove the entry, in ms since 1970. */
  due: number;
  /**
   * What the visitor submitted. It is removed once the provider has accepted it. The rest of the entry stays for a
   * minute, so that a repeated submission gets the same `id`.
   */
  submission?: Submission;
}

/** The queue of submissions that still have to be delivered, shared by all tabs. Its methods never reject. */
export interface Outbox {
  /**
   * Replaces an email address's entry with the result of `change`, or removes the entry if the result is `undefined`.
   * Only one tab at a time can do this. `change` is called again if the first result can't be stored. `address` is the
   * email address's {@link addressKey}.
   */
  update<After extends Entry | undefined>(
    address: string,
    change: (before: Entry | undefined) => After,
  ): Promise<{ before: Entry | undefined; after: After }>;
  /** All entries, each with the {@link addressKey} of its email address. */
  list(): Promise<[address: string, entry: Entry][]>;
}

/**
 * The key under which an email address's entry is stored. It is a hash (FNV-1a), so that the address itself can be
 * deleted once the submission is accepted.
 */
export function addressKey(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase()))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/**
 * Creates the outbox. It keeps entries in IndexedDB, so that they outlive the visit. If the browser denies storage or
 * has no space left, entries last only until the document is reloaded or closed.
 */
export function createOutbox(): Outbox {
  const memory = new Map<string, Entry | undefined>();
  let opened: UseStore | undefined;
  const store = (): UseStore => (opened ??= createStore('newsletter', 'outbox'));

  return {
    async update(address, change) {
      let stored: Entry | undefined;
      const apply = () => {
        const before = memory.has(address) ? memory.get(address) : stored;
        return { before, after: change(before) };
      };
      try {
        const result = await store()('readwrite', async (objects) => {
          stored = await promisifyRequest<Entry | undefined>(objects.get(address));
          const applied = apply();
          if (applied.after) objects.put(applied.after, address);
          else objects.delete(address);
          await promisifyRequest(objects.transaction);
          return applied;
        });
        memory.delete(address);
        return result;
      } catch {
        const result = apply();
        memory.set(address, result.after);
        return result;
      }
    },
    async list() {
      const kept = new Map<string, Entry | undefined>();
      try {
        for (const [address, entry] of await entries<string, Entry>(store())) kept.set(address, entry);
      } catch {
        // Storage can't be read: use only the entries in this document's memory.
      }
      for (const [address, entry] of memory) kept.set(address, entry);
      return [...kept].flatMap(([address, entry]) => (entry ? [[address, entry]] : []));
    },
  };
}
