import { readVerdict, type Verdict } from '../../../deploy/forwarder/answer.ts';
import type { SubscribeOutcome } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { Subscription } from '../../../deploy/forwarder/subscription.ts';

/** How long to wait for an answer, in ms; after that the request counts as failed on the network. */
export const answerTimeout = 30_000;

/** The longest wait that an answer may ask for, in ms: one day. */
export const longestWait = 24 * 60 * 60 * 1000;

/** Browsers refuse a `keepalive` request whose body is longer than 64 KiB, all such requests taken together. */
const keepaliveLimit = 32 * 1024;

/** What came back. */
export interface Answer {
  /** What the visitor is told. */
  outcome: SubscribeOutcome;
  /** Whether to send it again. */
  verdict: Verdict;
  /** How long the provider wants to be left alone, in ms. */
  retryAfter: number;
}

/** A `Retry-After` header in ms: it holds seconds or a date. */
function readRetryAfter(header: string | null): number {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now();
  return ms > 0 ? Math.min(ms, longestWait) : 0;
}

/**
 * Posts a subscription. A provider that knows `key` already answers as it did before. Only the status and the headers
 * of the response are read. Never rejects.
 */
export async function post(endpoint: string, key: string, subscription: Subscription): Promise<Answer> {
  const body = JSON.stringify(subscription);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
      },
      body,
      // Followed, a redirect could turn the request into a GET, whose success would mean nothing.
      redirect: 'manual',
      // Reaches the provider even when the visitor leaves the page meanwhile.
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: AbortSignal.timeout(answerTimeout),
    });
    return {
      outcome: response.ok ? 'ok' : 'not-ok',
      verdict: readVerdict(response),
      retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    };
  } catch {
    return { outcome: 'network-failure', verdict: 'undecided', retryAfter: 0 };
  }
}
