import type { Newsletter } from '../../design/controls/Newsletter/Newsletter.tsx';
import { answerTimeout, post, type Answer } from './client.ts';
import { createOutbox, isExpired, sameFor, type Entry, type OutboxStorage } from './outbox.ts';
import { toPayload } from './payload.ts';

/** How often a kept submission is sent again in one go. */
export const maxRetries = 3;

/** Wait before retry number `retry` (from 0), in ms: doubling from one second, at most 30 seconds. */
export function backOff(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}

/** The part of the Web Locks API that is used; locks are shared by all tabs. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable: true },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** What {@link createNewsletter} takes: the provider's address, and what it uses of the browser. */
export interface NewsletterOptions {
  /** Where the provider's API is reached. Default `/api/newsletter`: the host forwards it and adds the provider's key. */
  base?: string;
  /** Id of the provider's publication. */
  publication: string;
  /** Sends requests. Default: the browser's own. */
  fetch?: typeof globalThis.fetch;
  /** Where undelivered submissions are kept. Default: `localStorage`. */
  storage?: () => OutboxStorage;
  /** Keeps two tabs from sending the same submission. Default: the browser's, where it has them. */
  locks?: () => Locks | undefined;
  /** Tells (`online`) when the browser is back online. */
  events?: () => Pick<EventTarget, 'addEventListener'>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The newsletter's client. The visitor gets the outcome of the first request; behind it, a submission that failed on
 * the network, or that the host answered in the provider's place, stays in the outbox and is sent again until it is
 * accepted or refused.
 * Nothing of the browser is touched before `subscribe` or `start` is called.
 */
export function createNewsletter({
  base = '/api/newsletter',
  publication,
  fetch = (...request) => globalThis.fetch(...request),
  storage = () => window.localStorage,
  locks = () => navigator.locks,
  events = () => window,
}: NewsletterOptions): Newsletter & {
  /** Sends what earlier visits could not deliver, now and whenever the browser is back online. */
  start: () => void;
} {
  const action = `${base}/v2/publications/${encodeURIComponent(publication)}/subscriptions`;
  const outbox = createOutbox(storage);
  /** What is being delivered: the waits before the attempts that are left. */
  const underWay = new Map<string, number[]>();
  let started = false;

  async function send(entry: Entry): Promise<Answer> {
    outbox.hold(entry.id, answerTimeout);
    const answer = await post(action, entry.id, toPayload(entry.submission), fetch);
    if (answer.settled && answer.outcome === 'ok') {
      outbox.accept(entry);
      // What is left of it goes when it has served.
      void wait(sameFor).then(() => outbox.entries());
    } else if (answer.settled || isExpired(entry)) outbox.remove(entry.id);
    else outbox.hold(entry.id, answer.retryAfter);
    return answer;
  }

  /** Runs `task` unless another tab is at the same entry; then there is nothing to tell. `task` must not reject. */
  async function alone<T>(entry: Entry, task: () => Promise<T>): Promise<T | undefined> {
    const request = locks()?.request(`newsletter-outbox:${entry.id}`, { ifAvailable: true }, async (lock) =>
      lock ? task() : undefined,
    );
    // Where locks are denied, the task runs without one.
    return request ? request.catch(task) : task();
  }

  /** Tries to deliver an entry after each of its waits, until it is settled. */
  async function retry(entry: Entry, waits: number[]): Promise<void> {
    underWay.set(entry.id, waits);
    for (let ms = waits.shift(); ms !== undefined; ms = waits.shift()) {
      await wait(Math.max(ms, outbox.pause(entry.id)));
      // Submitted again meanwhile, it is already being sent.
      if (underWay.get(entry.id) !== waits) return;
      const answer = await alone(entry, async () => {
        if (!outbox.has(entry.id)) return undefined;
        // Another tab may have sent it, and wait for the answer or for as long as that asked.
        return outbox.pause(entry.id) > 0 ? 'paused' : send(entry);
      });
      if (answer === 'paused') waits.unshift(0);
      else if (!answer || answer.settled) break;
    }
    underWay.delete(entry.id);
  }

  const retries = Array.from({ length: maxRetries }, (_, index) => backOff(index));

  function resend(): void {
    for (const entry of outbox.entries()) {
      const fresh = isExpired(entry) ? [0] : [0, ...retries.slice(0, -1)];
      const waits = underWay.get(entry.id);
      if (!waits) void retry(entry, fresh);
      // The last attempt may have begun before there was a network again, and be about to fail.
      else if (waits.length === 0) waits.push(...fresh);
    }
  }

  return {
    action,
    async subscribe(submission) {
      const entry = outbox.add(submission);
      const waits = [...retries];
      underWay.set(entry.id, waits);
      const answer = (await alone(entry, () => send(entry))) ?? (await send(entry));
      if (answer.settled) {
        underWay.delete(entry.id);
        // The provider is there: it gets what else is kept.
        resend();
      } else void retry(entry, waits);
      return answer.outcome;
    },
    start() {
      if (started) return;
      started = true;
      resend();
      events().addEventListener('online', resend);
    },
  };
}
