/** The provider's answers after which the same subscription is never sent again. */
const refusals = new Set([400, 409, 410, 413, 415, 422]);

/** What became of a subscription: anything that is neither an acceptance nor a refusal may be a host's mistake. */
export type Verdict = 'accepted' | 'refused' | 'undecided';

/**
 * What an answer means, to the forwarder as to the browser. The provider speaks JSON: a page with status 200 is no
 * acceptance.
 */
export function readVerdict({ ok, status, headers }: Response): Verdict {
  if (refusals.has(status)) return 'refused';
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
  return ok && isJson ? 'accepted' : 'undecided';
}
