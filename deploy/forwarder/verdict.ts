/** Statuses that mean the provider refuses the subscription. It is then never sent again. */
const refusals = new Set([400, 409, 410, 413, 415, 422]);

/** What happened to a subscription. `undecided` is anything else, such as an error page of the host. */
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
