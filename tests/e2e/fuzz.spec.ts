import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { categories } from '../../src/content/episodes/categories.ts';
import { site } from '../../src/content/site.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expect, hydrated, onlyCi, open, test } from './fixtures.ts';

/**
 * `FUZZ_SEED` sets the seed, for example to repeat a run. `FUZZ_RUNS` sets the number of URLs to request. The tests in
 * a browser make fewer visits: the first a sixth of that number, the second a hundredth.
 */
const seed = Number(process.env.FUZZ_SEED ?? 15);
const runs = Number(process.env.FUZZ_RUNS ?? 300);
const told = `(FUZZ_SEED=${seed})`;
const sample = <T>(values: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(values, { seed, numRuns });

const markup = [
  '<img data-injected src=x onerror=window.injected=1>',
  '"><script data-injected>window.injected=1</script>',
  "'-window.injected=1-'",
  'javascript:window.injected=1',
  '{{injected}}',
  '__proto__',
  'constructor',
];
const paths = routes.flatMap(pathsOf);

/** Strings that programs, old links or attackers could put into a URL or into storage. */
const oddText = fc.oneof(
  fc.constantFrom(...markup, ...categories, ''),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.integer().map(String),
);
/** Odd parts of a URL: escaped strings, and invalid or unusual ones. */
const oddPart = fc.oneof(
  oddText.map(encodeURIComponent),
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%E0%A4%A',
    '%2e%2e',
    '%2f',
    '..',
    '.',
    '~',
    '%C3%28',
    '0x1',
    '01',
    '1e0',
  ),
  fc.stringMatching(/^[!$-.0-;=@-Z_a-z|~]{0,9}$/),
);
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...paths) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...paths), oddPart).map(([known, odd]) => known + odd) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...paths), oddPart).map((parts) => parts.join('/')) },
  { weight: 1, arbitrary: oddPart.map((odd) => `/podcast/${odd}`) },
  { weight: 1, arbitrary: fc.array(oddPart, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`) },
  { weight: 1, arbitrary: fc.constantFrom(...paths).map((known) => known.toUpperCase()) },
);
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom('category', 'sort', 'page', 'utm_source'), oddPart), oddPart), {
      maxLength: 3,
    })
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const hash = fc.oneof(
  fc.constant(''),
  fc.oneof(oddPart, fc.constantFrom('faq', 'solutions', 'root')).map((odd) => `#${odd}`),
);

/** Stored data: keys that the site reads and other keys, with corrupted values. */
const storage = fc.dictionary(
  fc.oneof(fc.constantFrom('mantine-color-scheme-value', 'reloaded-at'), oddText),
  fc.oneof(oddText, fc.json()),
  { maxKeys: 3 },
);
/** A visit: a URL, its history state, and stored data from earlier visits. */
const visit = fc
  .record({ path, query, hash, state: fc.json({ maxDepth: 1 }), local: storage, session: storage })
  // URLs that a browser can have without leaving the site.
  .filter(({ path, query, hash }) => {
    const address = URL.canParse(path + query + hash, site.url) && new URL(path + query + hash, site.url);
    return address && address.origin === new URL(site.url).origin && address.pathname.length > 0;
  });

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
interface Answer {
  status?: number;
  location?: string;
  type?: string;
  policy: boolean;
  body: string;
}
/** Requests `path` unchanged. Most clients would normalize it. */
const ask = (base: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ agent, port: new URL(base).port, path }, (response) => {
      const { statusCode: status, headers } = response;
      void text(response).then((body) =>
        resolve({
          status,
          location: headers.location,
          type: headers['content-type'],
          policy: 'content-security-policy' in headers,
          body,
        }),
      );
    }).on('error', reject);
  });

test(`any URL is a page, a file, a redirect within the site, or not found ${told}`, async ({ baseURL }) => {
  const base = baseURL ?? '';
  const addresses = sample(
    fc.tuple(path, query).map((parts) => parts.join('')),
    runs,
  );
  const faults = await Promise.all(
    addresses.map(async (address): Promise<unknown[]> => {
      const answer = await ask(base, address);
      const { status, location, type, policy, body } = answer;
      const page =
        type?.startsWith('text/html') && body.includes('<h1') && body.trimEnd().endsWith('</html>');
      const fine = {
        200: page,
        301: location !== undefined && /^\/(?![/\\])/.test(location),
        404: page && body.includes('name="robots" content="noindex'),
      }[status ?? 0];
      return fine && policy && !body.includes('injected')
        ? []
        : [{ address, ...answer, body: body.slice(0, 200) }];
    }),
  );
  expect(faults.flat()).toEqual([]);
});

/** The title of a document. */
const readTitle = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

test.describe('in a browser', onlyCi, () => {
  test.use({
    expected: { console: [/^log: 404 \//, /the server responded with a status of 404/] },
  });

  /** Whether the page contains an element from the URL or from storage, or has run a script from them. */
  const injected = (): boolean => 'injected' in window || !!document.querySelector('[data-injected]');

  test(`with any URL, hash, query, history and storage the page is the right one ${told}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000 * Math.ceil(runs / 1000));
    await page.route(`${site.newsletter.base}/**`, (route) => route.fulfill({ json: { data: {} } }));
    await open(page, '/privacy');
    const titleOf = async (address: string): Promise<string> =>
      readTitle((await ask(baseURL ?? '', address)).body);
    const visits = await Promise.all(
      sample(visit, Math.ceil(runs / 6)).map(async (each) => {
        const { pathname } = new URL(each.path, site.url);
        const { location, body } = await ask(baseURL ?? '', pathname.replace(/(?<=.)\/+$/, ''));
        // The server redirects to the intended page.
        if (location !== undefined) return { ...each, path: location, title: await titleOf(location) };
        return { ...each, title: readTitle(body) };
      }),
    );
    const faults = await page.evaluate(async (all) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const plain = document.createElement('textarea');
      const faults: unknown[] = [];
      for (const { path, query, hash, state, local, session, title } of all) {
        for (const [kept, values] of [
          [localStorage, local],
          [sessionStorage, session],
        ] as const) {
          kept.clear();
          for (const [key, newValue] of Object.entries(values)) {
            kept.setItem(key, newValue);
            // Pretend that another tab has changed the storage.
            dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: kept }));
          }
        }
        history.pushState(JSON.parse(state), '', path + query + hash);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        plain.innerHTML = title;
        const late = performance.now() + 5000;
        do await frame();
        while (document.title !== plain.value && performance.now() < late);
        await frame();
        if (document.title !== plain.value || !document.querySelector('main h1')?.textContent)
          faults.push({ path, query, hash, title, shown: document.title });
      }
      return faults;
    }, visits);
    expect(faults).toEqual([]);
    expect(await page.evaluate(injected)).toBe(false);
  });

  test(`a page opens with any query, hash and storage ${told}`, async ({ page }) => {
    test.setTimeout(60_000 * Math.ceil(runs / 1000));
    await page.route(`${site.newsletter.base}/**`, (route) => route.fulfill({ json: { data: {} } }));
    await open(page, '/privacy');
    for (const { path, query, hash, local, session } of sample(visit, Math.ceil(runs / 100))) {
      await page.evaluate(
        (kept) => {
          for (const [storage, values] of [
            [localStorage, kept.local],
            [sessionStorage, kept.session],
          ] as const) {
            storage.clear();
            for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
          }
        },
        { local, session },
      );
      await page.goto('about:blank');
      await page.goto(path + query + hash, { waitUntil: 'commit' });
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(injected), path + query + hash).toBe(false);
    }
  });
});
