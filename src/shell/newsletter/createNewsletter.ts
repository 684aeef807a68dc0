import type { Subscribe } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { addressKey, createOutbox, type Entry } from './outbox.ts';
import { toPayload } from './payload.ts';
import { answerTimeout, longestWait, post, type Answer } from './post.ts';

/** How often a submission is sent again in one visit, and again when the browser is back online. */
export const maxRetries = 3;

/** How long an undelivered submission is kept, in ms: 30 days. */
export const keepFor = 30 * 24 * 60 * 60 * 1000;

/** For this long after an acceptance, in ms, the same address again is the same subscription. */
export const sameFor = 60_000;

/** Wait after retry number `tries`, in ms: doubling from one second, at most 30 seconds. */
const backOff = (tries: number): number => Math.min(1000 * 2 ** tries, 30_000);

/** Whether an entry's time has come. One that is more than the longest wait ahead comes from a wrong clock. */
const isDue = ({ due }: Entry): boolean => due <= Date.now() || due > Date.now() + longestWait;

/** Whether it is older than {@link keepFor}, or from a clock that far ahead: it gets one last try. */
const isExpired = ({ time }: Entry): boolean => Math.abs(Date.now() - time) >= keepFor;

/** An entry that is still to be delivered. */
type Undelivered = Required<Entry>;
const isUndelivered = (entry: Entry | undefined): entry is Undelivered => entry?.submission !== undefined;

/** The entry to keep after an answer, if any. */
function settle(entry: Undelivered, { verdict, retryAfter }: Answer): Entry | undefined {
  const { submission: _, ...rest } = entry;
  if (verdict === 'accepted') return { ...rest, due: Date.now() + sameFor };
  if (verdict === 'refused' || isExpired(entry)) return undefined;
  return { ...entry, due: Date.now() + Math.max(retryAfter, backOff(entry.tries)) };
}

/** What {@link createNewsletter} takes: the provider's address. */
export interface NewsletterOptions {
  /** Where the provider's API is reached. Default `/api/newsletter`: the host forwards it and adds the provider's key. */
  base?: string;
  /** Id of the provider's publication. */
  publication: string;
}

/**
 * The newsletter's client. The visitor gets the outcome of the first request. A submission that was
 * neither accepted nor refused stays in the outbox and is retried. Sending an entry moves its due time past the answer's
 * timeout, so that no other tab sends it too. Uses no browser API before `subscribe` or `start`.
 */
export function createNewsletter({ base = '/api/newsletter', publication }: NewsletterOptions): {
  /** Sends a submission from the page. It never rejects. */
  subscribe: Subscribe;
  /** Address that a form is posted to before, or without, JavaScript. */
  endpoint: string;
  /** Sends what earlier visits could not deliver, now and whenever the browser is back online. */
  start: () => void;
} {
  const endpoint = `${base}/v2/publications/${encodeURIComponent(publication)}/subscriptions`;
  const outbox = createOutbox();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(address: string, { id, submission }: Undelivered): Promise<Answer> {
    const answer = await post(endpoint, id, toPayload(submission));
    // Submitted twice, it may have been settled by the other request's answer.
    await outbox.update(address, (entry) => (isUndelivered(entry) ? settle(entry, answer) : entry));
    // A provider that answers gets what else is kept.
    void (answer.verdict === 'undecided' ? flush() : resend());
    return answer;
  }

  /** Sends an entry that is due, or forgets it if it was accepted, unless another tab was faster. */
  async function handle(address: string): Promise<void> {
    const { before, after } = await outbox.update(address, (entry) => {
      if (!entry || !isDue(entry)) return entry;
      return isUndelivered(entry)
        ? { ...entry, tries: entry.tries + 1, due: Date.now() + answerTimeout }
        : undefined;
    });
    if (after !== before && isUndelivered(after)) await send(address, after);
    else await flush();
  }

  /** Handles what is due, and comes back when something else is. */
  async function flush(): Promise<void> {
    const open = (await outbox.list()).filter(
      ([, entry]) => !isUndelivered(entry) || entry.tries < maxRetries,
    );
    for (const [address, entry] of open) if (isDue(entry)) void handle(address);
    const next = Math.min(...open.filter(([, entry]) => !isDue(entry)).map(([, { due }]) => due));
    clearTimeout(timer);
    if (Number.isFinite(next)) timer = setTimeout(() => void flush(), next - Date.now());
  }

  /** Gives every entry all its tries again. */
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
        due: Date.now() + answerTimeout,
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
