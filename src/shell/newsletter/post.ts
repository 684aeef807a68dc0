import { readVerdict, type Verdict } from '../../../deploy/forwarder/verdict.ts';
import type { SubscribeOutcome } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { Subscription } from '../../../deploy/forwarder/subscription.ts';

/** Timeout of a request, in ms. A request that takes longer counts as a network failure. */
export const requestTimeout = 30_000;

/** The longest `Retry-After` to respect, in ms: one day. */
export const longestWait = 24 * 60 * 60 * 1000;

/**
 * The largest body to send with `keepalive`, in bytes. Browsers refuse a request with `keepalive` if the bodies of all
 * such pending requests total more than 64 KiB.
 */
const keepaliveLimit = 32 * 1024;

/** The result of a request. */
export interface PostResult {
  /** The outcome that the visitor sees. */
  outcome: SubscribeOutcome;
  /** Whether the provider accepted or refused the subscription. If it did neither, the request is retried. */
  verdict: Verdict;
  /** The retry delay that the provider's response specifies, in ms, or 0 if it specifies none. */
  retryAfter: number;
}

/** The delay in a `Retry-After` header (a number of seconds, or a date), in ms: from 0 to {@link longestWait}. */
function readRetryAfter(header: string | null): number {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now();
  return ms > 0 ? Math.min(ms, longestWait) : 0;
}

/**
 * Posts a subscription. If the provider has already received a request with this `key`, the provider repeats its first
 * response. Reads only the response's status and headers. Never rejects.
 */
export async function post(endpoint: string, key: string, subscription: Subscription): Promise<PostResult> {
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
      // Following a redirect could turn the request into a GET, whose success would mean nothing.
      redirect: 'manual',
      // Lets the request finish even if the visitor leaves the page.
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: AbortSignal.timeout(requestTimeout),
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
