import type { Subscribe } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { addressKey, createOutbox, type Entry } from './outbox.ts';
import { toPayload } from './payload.ts';
import { requestTimeout, longestWait, post, type PostResult } from './post.ts';

/**
 * Maximum number of times that a submission is sent again. The count restarts with each visit, when the browser is back
 * online, and when the provider accepts or refuses any submission.
 */
export const maxRetries = 3;

/** How long an undelivered submission is kept, in ms: 30 days. */
export const keepFor = 30 * 24 * 60 * 60 * 1000;

/**
 * For this many ms after a submission is accepted, another submission for the same email address counts as the same
 * subscription.
 */
export const sameFor = 60_000;

/**
 * Delay before a retry, in ms. It starts at one second, doubles with each retry, and is at most 30 seconds.
 */
const backOff = (tries: number): number => Math.min(1000 * 2 ** tries, 30_000);

/**
 * Whether an entry is due. If its due time is more than {@link longestWait} in the future, the clock was wrong when
 * that time was set, so the entry counts as due.
 */
const isDue = ({ due }: Entry): boolean => due <= Date.now() || due > Date.now() + longestWait;

/**
 * Whether an entry is older than {@link keepFor}, or is dated that far in the future because of a wrong clock. An
 * expired entry gets one last try.
 */
const isExpired = ({ time }: Entry): boolean => Math.abs(Date.now() - time) >= keepFor;

/** An entry whose submission still has to be delivered. */
type Undelivered = Required<Entry>;
const isUndelivered = (entry: Entry | undefined): entry is Undelivered => entry?.submission !== undefined;

/** What an entry of the outbox becomes after a request, or `undefined` to remove the entry. */
function settle(entry: Undelivered, { verdict, retryAfter }: PostResult): Entry | undefined {
  const { submission: _, ...rest } = entry;
  if (verdict === 'accepted') return { ...rest, due: Date.now() + sameFor };
  if (verdict === 'refused' || isExpired(entry)) return undefined;
  return { ...entry, due: Date.now() + Math.max(retryAfter, backOff(entry.tries)) };
}

/** Options of {@link createNewsletter}. */
export interface NewsletterOptions {
  /**
   * Base URL of the provider's API. By default, it is `/api/newsletter` on this site, where the host forwards requests
   * to the provider and adds the API key.
   */
  base?: string;
  /** The provider's publication id. */
  publication: string;
}

/**
 * Creates the newsletter client. The visitor sees the outcome of the first request. A submission that was neither
 * accepted nor refused stays in the outbox and is retried. Before the client sends an entry, it moves the entry's due
 * time to the end of the request's timeout, so that no other tab sends the entry too. The client uses no browser API
 * before `subscribe` or `start` is called.
 */
export function createNewsletter({ base = '/api/newsletter', publication }: NewsletterOptions): {
  /** Sends a form's submission. The promise never rejects. */
  subscribe: Subscribe;
  /** The URL to which the form is posted without JavaScript, or before JavaScript has loaded. */
  endpoint: string;
  /** Sends undelivered submissions, even those of earlier visits: now, and whenever the browser is back online. */
  start: () => void;
} {
  const endpoint = `${base}/v2/publications/${encodeURIComponent(publication)}/subscriptions`;
  const outbox = createOutbox();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(address: string, { id, submission }: Undelivered): Promise<PostResult> {
    const result = await post(endpoint, id, toPayload(submission));
    // The response to another request for the same entry may have settled it.
    await outbox.update(address, (entry) => (isUndelivered(entry) ? settle(entry, result) : entry));
    // If the provider has accepted or refused the entry, the provider is working, so the retries of all entries
    // restart.
    void (result.verdict === 'undecided' ? flush() : resend());
    return result;
  }

  /**
   * Sends a due entry or, if the provider has already accepted it, removes the entry. Does nothing with an entry that
   * another tab has handled first.
   */
  async function handle(address: string): Promise<void> {
    const { before, after } = await outbox.update(address, (entry) => {
      if (!entry || !isDue(entry)) return entry;
      return isUndelivered(entry)
        ? { ...entry, tries: entry.tries + 1, due: Date.now() + requestTimeout }
        : undefined;
    });
    if (after !== before && isUndelivered(after)) await send(address, after);
    else await flush();
  }

  /** Handles all entries that are due, and schedules the next run. */
  async function flush(): Promise<void> {
    const open = (await outbox.list()).filter(
      ([, entry]) => !isUndelivered(entry) || entry.tries < maxRetries,
    );
    for (const [address, entry] of open) if (isDue(entry)) void handle(address);
    const next = Math.min(...open.filter(([, entry]) => !isDue(entry)).map(([, { due }]) => due));
    clearTimeout(timer);
    if (Number.isFinite(next)) timer = setTimeout(() => void flush(), next - Date.now());
  }

  /** Resets every entry's number of retries, and handles the entries that are due. */
  async function resend(): Promise<void> {
    for (const [address] of await outbox.list())
      await outbox.update(address, (entry) => entry && { ...entry, tries: 0 });
    await flush();
  }

  return {
    endpoint,
    async subscribe(submission) {
      const address = addressKey(submission.email);
      const { after } = await outbox.update(address, (entry) => ({
        id:
          entry && (isUndelivered(entry) || !isDue(entry))
            ? entry.id
            : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
        time: Date.now(),
        tries: 0,
        due: Date.now() + requestTimeout,
        submission,
      }));
      return (await send(address, after)).outcome;
    },
    start() {
      void resend();
      window.addEventListener('online', () => void resend());
    },
  };
}
