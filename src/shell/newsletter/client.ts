import type { SubscribeOutcome } from '../../design/controls/Newsletter/Newsletter.tsx';
import type { Subscription } from '../../../deploy/forwarder/subscription.ts';

/** How long an answer is waited for, in ms; after that the request counts as failed on the network. */
export const answerTimeout = 30_000;

/** Longest wait that an answer may ask for, in ms: one day. */
export const longestWait = 24 * 60 * 60 * 1000;

/** Browsers refuse a `keepalive` request whose body is longer than 64 KiB, all such requests taken together. */
const keepaliveLimit = 32 * 1024;

/** The answers after which the same is never sent again; any other that is no acceptance may be the host's mistake. */
const refusals = new Set([400, 409, 410, 413, 415, 422]);

/** What came back. */
export interface Answer {
  /** What the visitor is told. */
  outcome: SubscribeOutcome;
  /** Whether the provider accepted or refused it, so that it is never sent again. */
  settled: boolean;
  /** How long the provider wants to be left alone, in ms. */
  retryAfter: number;
}

/** A `Retry-After` header in ms: it holds seconds or a date. */
export function readRetryAfter(header: string | null): number {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now();
  return ms > 0 ? Math.min(ms, longestWait) : 0;
}

/** Whether the response is the provider's, which answers with JSON: anything else is a host's own answer. */
const isProviders = ({ headers }: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');

/**
 * Posts `payload` to `endpoint`. A provider that knows `key` already answers as it did then. Of the response only the
 * status and headers are read. It never rejects.
 */
export async function post(
  endpoint: string,
  key: string,
  payload: Subscription,
  fetch: typeof globalThis.fetch,
): Promise<Answer> {
  const body = JSON.stringify(payload);
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
      // Reaches the provider even when the page is left meanwhile.
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: AbortSignal.timeout(answerTimeout),
    });
    return {
      outcome: response.ok ? 'ok' : 'not-ok',
      settled: response.ok ? isProviders(response) : refusals.has(response.status),
      retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    };
  } catch {
    return { outcome: 'network-failure', settled: false, retryAfter: 0 };
  }
}
