import type { SubscribeOutcome } from '../../design/controls/Newsletter/Newsletter.tsx';
import type { Payload } from './payload.ts';

/** How long an answer is waited for, in ms; after that the request counts as failed on the network. */
export const answerTimeout = 30_000;

/** What came back: the response's status, or none when the request failed on the network. */
export interface Answer {
  /** What the visitor is told. */
  outcome: SubscribeOutcome;
  /** The response's HTTP status. */
  status?: number;
}

/** Posts `payload` to `endpoint`. Of the response only the status is read. It never rejects. */
export async function post(
  endpoint: string,
  payload: Payload,
  fetch: typeof globalThis.fetch,
): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      // Reaches the provider even when the page is left meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(answerTimeout),
    });
    return { outcome: response.ok ? 'ok' : 'not-ok', status: response.status };
  } catch {
    return { outcome: 'network-failure' };
  }
}

/** Whether sending the same once more may succeed: no answer, too many requests (429), or the server's failure (5xx). */
export function isWorthRetrying({ status }: Answer): boolean {
  return status === undefined || status === 429 || status >= 500;
}
