/** The oldest entries of a map that holds more than `most`, forgotten. */
function forgetOldest<K, V>(map: Map<K, V>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/**
 * Lets the same work be done once: whoever asks for it again gets the same result, also while it is under way.
 * What `worthKeeping` says no to is forgotten as soon as it is there, so that it can be tried again.
 */
export function rememberResults<T>(
  worthKeeping: (result: T) => boolean,
  { most = 50_000, now = Date.now }: { most?: number; now?: () => number } = {},
): (key: string, keepFor: number, work: () => Promise<T>) => Promise<T> {
  const known = new Map<string, { result: Promise<T>; until: number }>();
  return (key, keepFor, work) => {
    const before = known.get(key);
    if (before && now() < before.until) return before.result;
    const entry = { result: work(), until: Infinity };
    known.delete(key);
    known.set(key, entry);
    forgetOldest(known, most);
    void entry.result.then((result) => {
      entry.until = worthKeeping(result) ? now() + keepFor : -Infinity;
    });
    return entry.result;
  };
}

/** Counts what each client does in a span of time, in ms. Answers how long one that did too much has to wait, in ms. */
export function limitRate(
  times: number,
  span: number,
  { most = 10_000, now = Date.now }: { most?: number; now?: () => number } = {},
): (client: string) => number {
  const clients = new Map<string, { count: number; until: number }>();
  return (client) => {
    const before = clients.get(client);
    const window = before && now() < before.until ? before : { count: 0, until: now() + span };
    window.count += 1;
    if (window !== before) {
      clients.delete(client);
      clients.set(client, window);
      forgetOldest(clients, most);
    }
    return window.count > times ? window.until - now() : 0;
  };
}
