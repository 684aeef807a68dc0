/**
 * Looks at the site where it was deployed: `npm run check host https://your-site.example`. Says in plain words what is right, what is
 * not, and what to do about it. The subscription that it tries goes no further than the forwarder; `--email=you@example.com` sends a
 * real one.
 */
import { createHash, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { newsletterBase } from '../deploy/forwarder/site.ts';
import { honeypot } from '../deploy/forwarder/subscription.ts';
import { securityHeaders } from '../deploy/rules.ts';
import { site } from '../src/content/site.ts';
import { readOptions, reason, refuse, stop } from './options.ts';

/** A check and what it found: no problem is an empty list. */
export interface Finding {
  what: string;
  problem?: string;
}

/** What a check says when something is not as it should be. */
class Problem extends Error {}

function need(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Problem(problem);
}

/** Seconds for which a response may be kept. */
const maxAge = (response: Response): number => {
  const header = response.headers.get('Cache-Control') ?? '';
  if (/no-store|no-cache/.test(header)) return 0;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
};

const isRedirect = ({ status }: Response): boolean => status === 301 || status === 308;

/** Checks the site at `origin`. With an `email` it subscribes that address. */
export async function checkHost(origin: string, email?: string): Promise<Finding[]> {
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
  const findings: Finding[] = [];

  async function check(what: string, look: () => Promise<void>): Promise<void> {
    try {
      await look();
      findings.push({ what });
    } catch (error) {
      const problem =
        error instanceof Problem
          ? error.message
          : `There was no answer (${error instanceof Error ? error.message : String(error)}).`;
      findings.push({ what, problem });
    }
  }

  let html = '';
  await check('The home page loads', async () => {
    const response = await ask('/');
    html = await response.text();
    need(
      response.status === 200,
      `It answers with status ${response.status}. Is the site deployed, and to this address?`,
    );
    need(/^text\/html/.test(response.headers.get('Content-Type') ?? ''), 'It is not sent as text/html.');
  });

  await check('Every page of the sitemap loads', async () => {
    const paths = [...(await (await ask('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    need(paths.length > 0, 'There is no /sitemap.xml.');
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, status: (await ask(path)).status })),
    );
    const wrong = answers.filter(({ status }) => status !== 200);
    need(
      wrong.length === 0,
      `Not there, or not at once: ${wrong.map(({ path, status }) => `${path} (${status})`).join(', ')}. Pages must answer at their address without a slash at its end.`,
    );
  });

  await check('An address with a trailing slash redirects to the one without', async () => {
    const response = await ask('/contact/?from=check');
    const location = response.headers.get('Location') ?? '';
    need(
      isRedirect(response),
      `/contact/ answers with status ${response.status}: it should redirect to /contact.`,
    );
    need(
      new URL(location, origin).pathname === '/contact',
      `/contact/ leads to ${location} and not to /contact.`,
    );
  });

  await check('What is not there is answered with status 404 and its page, which nobody keeps', async () => {
    for (const path of ['/no-such-page', '/podcast/no-such-episode', '/assets/no-such-file.js']) {
      const response = await ask(path);
      const text = await response.text();
      need(
        response.status === 404,
        `${path} answers with status ${response.status}: search engines would take it for a page.`,
      );
      need(text.includes('<html'), `${path} shows the host’s own error and not the site’s 404 page.`);
      need(
        maxAge(response) === 0,
        `${path} may be kept for ${maxAge(response)} s: after a deploy, visitors would miss what is there by then.`,
      );
    }
  });

  await check('Every response has the security headers', async () => {
    const expected = Object.keys(
      securityHeaders({ scriptHashes: [], script: [], frame: [], media: [], connect: [] }),
    );
    for (const path of ['/', '/no-such-page', '/favicon.svg']) {
      const { headers } = await ask(path);
      const missing = expected.filter((name) => !headers.has(name));
      need(
        missing.length === 0,
        `${path} comes without ${missing.join(', ')}. Does the host read the rules that the build wrote for it?`,
      );
    }
  });

  await check('The Content-Security-Policy fits the page', async () => {
    const policy = (await ask('/')).headers.get('Content-Security-Policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    need(!scripts.includes('unsafe'), 'It allows inline scripts or eval.');
    const inline = [
      ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    need(inline.length > 0, 'The home page has none of its inline scripts: something on the way changed it.');
    for (const [, script = ''] of inline) {
      const hash = createHash('sha256').update(script).digest('base64');
      need(
        scripts.includes(hash),
        'It blocks a script of the page: pages and headers are of different builds, or something on the way changed the page.',
      );
    }
  });

  await check('Files with a hash in their name are kept for a year, pages for minutes', async () => {
    const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
    need(asset !== undefined, 'The home page names no script.');
    const [file, page] = await Promise.all([ask(asset), ask('/')]);
    need(
      maxAge(file) >= 31_536_000,
      `${asset} is kept for ${maxAge(file)} s only: every visit loads it anew.`,
    );
    need(
      maxAge(page) <= 300,
      `The home page is kept for ${maxAge(page)} s: after a deploy, visitors see the old one.`,
    );
  });

  await check('Pages and scripts are compressed', async () => {
    const paths = ['/', /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/'];
    for (const path of paths) {
      const response = await ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
      need(
        response.headers.has('Content-Encoding'),
        `${path} comes as it is: visitors wait several times as long as they have to.`,
      );
      need(
        /accept-encoding/i.test(response.headers.get('Vary') ?? ''),
        `${path} lacks "Vary: Accept-Encoding".`,
      );
    }
  });

  if (new URL(origin).protocol === 'https:')
    await check('http redirects to https', async () => {
      const response = await ask(origin.replace(/^https:/, 'http:'));
      const location = response.headers.get('Location') ?? '';
      need(isRedirect(response) && location.startsWith('https:'), 'The site answers without encryption.');
    });

  await check('security.txt exists and has not expired', async () => {
    const response = await ask('/.well-known/security.txt');
    need(response.status === 200, `/.well-known/security.txt answers with status ${response.status}.`);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(await response.text())?.[1] ?? '');
    need(expires > Date.now(), 'It has expired: build and deploy once more.');
  });

  const endpoint = `${newsletterBase}/v2/publications/${site.newsletter.publication}/subscriptions`;
  const subscribe = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    ask(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        Origin: new URL(origin).origin,
        ...headers,
      },
      body: JSON.stringify(fields),
    });
  const subscription = {
    email: email ?? site.email,
    first_name: 'Check',
    utm_source: 'check-host',
  };

  await check('The newsletter’s forwarder takes subscriptions', async () => {
    const response = await subscribe({ ...subscription, [honeypot]: 'check' });
    need(
      response.status === 201 && /json/.test(response.headers.get('Content-Type') ?? ''),
      `${endpoint} answers with status ${response.status}: is the forwarder deployed, and do requests reach it? Until they do, subscriptions wait in the visitors’ browsers.`,
    );
  });

  await check('It refuses what is incomplete, and what comes from other sites', async () => {
    const incomplete = await subscribe({ ...subscription, email: '' });
    need(
      incomplete.status === 400,
      `Without an address it answers with status ${incomplete.status}: that is not the forwarder.`,
    );
    const foreign = await subscribe(subscription, { Origin: 'https://elsewhere.example' });
    need(
      foreign.status === 403,
      `To another site it answers with status ${foreign.status}: anyone could subscribe your visitors.`,
    );
  });

  if (email !== undefined)
    await check(`The provider takes ${email}`, async () => {
      const response = await subscribe(subscription);
      need(
        response.status === 201,
        `It answers with status ${response.status}. With 503, look at NEWSLETTER_API_URL and NEWSLETTER_API_KEY and at the forwarder’s log.`,
      );
    });

  return findings;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = readOptions({
    name: 'npm run check host',
    about: 'Looks at the site where it was deployed, and says what is wrong with it.',
    positionals: 'https://your-site.example',
    options: {
      email: { type: 'string', value: '<address>', about: 'subscribes that address to the newsletter' },
    },
  });
  const [address = '', ...more] = positionals;
  if (more.length > 0 || !/^https?:/.test(address) || !URL.canParse(address))
    refuse('Name one site by its address, such as https://your-site.example.');
  await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch((error: unknown) =>
    stop(
      `${address} cannot be reached (${reason(error)}): is that the site’s address, and is there a network?`,
    ),
  );
  const findings = await checkHost(address, values.email);
  for (const { what, problem } of findings)
    console.log(problem === undefined ? `ok       ${what}` : `PROBLEM  ${what}\n         ${problem}`);
  const problems = findings.filter(({ problem }) => problem !== undefined).length;
  console.log(
    problems === 0 ? '\nAll is well.' : `\n${problems} of ${findings.length} are not as they should be.`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}
