/** Statuses that mean the provider refuses the subscription. A refused subscription is never sent again. */
const refusals = new Set([400, 409, 410, 413, 415, 422]);

/** What happened to a subscription. `undecided`: the response says neither (for example, the host's error page). */
export type Verdict = 'accepted' | 'refused' | 'undecided';

/**
 * Interprets a response, for the forwarder and the browser. The provider sends JSON, so a web page with status 200
 * doesn't count as accepted.
 */
export function readVerdict({ ok, status, headers }: Response): Verdict {
  if (refusals.has(status)) return 'refused';
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
  return ok && isJson ? 'accepted' : 'undecided';
}
