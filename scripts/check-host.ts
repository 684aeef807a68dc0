/**
 * Checks that the deployed site's host does everything it must: `npm run check -- host https://your-site.example`.
 * Prints what is right, what is wrong, and how to fix it, in plain language. The newsletter forwarder doesn't pass the
 * test subscription on; `--email=you@example.com` subscribes that address for real. Tests run the same checks on the
 * local server and on nginx.
 */
import { createHash, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { newsletterBase } from '../deploy/forwarder/site.ts';
import { honeypot } from '../deploy/forwarder/subscription.ts';
import { redirects, securityHeaders } from '../deploy/rules.ts';
import { site } from '../src/content/site.ts';
import { readOptions, reason, refuse, stop } from './options.ts';

/** A check's description, and the problem it found, if any. */
export interface Finding {
  what: string;
  problem?: string;
}

interface HostResponse {
  status: number;
  header: (name: string) => string;
  text: string;
}

/** The site to check. */
interface Asked {
  origin: string;
  ask: (path: string, init?: RequestInit) => Promise<HostResponse>;
  /** Sends a newsletter subscription. `changes` adds or replaces fields, and `headers` adds or replaces headers. */
  subscribe: (changes?: Record<string, string>, headers?: Record<string, string>) => Promise<HostResponse>;
}

/** A problem that a check found. */
class Problem extends Error {}

function need(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Problem(problem);
}

/** How long a response can be cached, in seconds. */
function maxAge({ header }: HostResponse): number {
  const control = header('Cache-Control');
  return /no-store|no-cache/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

const year = 31_536_000;

const isRedirect = (status: number): boolean => status === 301 || status === 308;

/** The path of the first script in a page's HTML, or `/` if there is none. */
const scriptOf = ({ text }: HostResponse): string => /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? '/';

type Check = (site: Asked) => Promise<void>;

/** The checks. A check that fails throws a {@link Problem}. */
const checks: Record<string, Check> = {
  'The home page loads': async ({ ask }) => {
    const { status, header } = await ask('/');
    need(status === 200, `It has status ${status}. Is the site deployed, and to this URL?`);
    need(header('Content-Type').startsWith('text/html'), 'It is not sent as text/html.');
  },

  'Every page of the sitemap loads': async ({ ask }) => {
    const { text } = await ask('/sitemap.xml');
    const pages = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
    need(pages.length > 0, 'There is no /sitemap.xml.');
    const responses = pages.map(async (page) => ({ page, status: (await ask(page)).status }));
    const wrong = (await Promise.all(responses)).filter(({ status }) => status !== 200);
    const list = wrong.map(({ page, status }) => `${page} (${status})`).join(', ');
    need(list === '', `Pages must be at their URL without a trailing slash. Missing: ${list}.`);
  },

  'URLs that browsers and feed readers try redirect to the right files': async ({ ask, origin }) => {
    for (const [from, to] of Object.entries({ ...redirects, '/contact/': '/contact' })) {
      const { status, header } = await ask(from);
      const { href } = new URL(header('Location'), origin);
      need(isRedirect(status), `${from} has status ${status}: it should redirect to ${to}.`);
      need(href === origin + to, `${from} redirects to ${href} instead of ${to}.`);
      need((await ask(to)).status === 200, `${from} redirects to ${to}, which is missing.`);
    }
    for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
      const { status, header } = await ask(icon);
      const type = header('Content-Type');
      need(
        status === 200 && type.startsWith('image/'),
        `${icon} is not a picture, but ${type} with status ${status}.`,
      );
    }
  },

  'A mistyped URL redirects to its page, or shows the 404 page, which suggests it': async ({
    ask,
    origin,
  }) => {
    for (const path of ['/Contact', '//contact', '/contact.', '/contact.html']) {
      const { status, header, text } = await ask(path);
      const leads = isRedirect(status) && new URL(header('Location'), origin).href === `${origin}/contact`;
      need(leads || (status === 404 && text.includes('<html')), `${path} has status ${status}.`);
    }
  },

  'Missing pages and files have status 404, and are not cached': async ({ ask }) => {
    for (const path of ['/no-such-page', '/podcast/no-such-episode', '/assets/no-such-file.js']) {
      const response = await ask(path);
      const kept = maxAge(response);
      const isPage = !path.endsWith('.js');
      need(
        response.status === 404,
        `${path} has status ${response.status}: search engines would take it for a page.`,
      );
      need(kept === 0, `${path} may be cached for ${kept} s: after a deploy, visitors would not see it.`);
      need(
        !isPage || response.text.includes('<html'),
        `${path} shows the host’s own error, not the 404 page.`,
      );
    }
    const { status } = await ask('/.well-known/change-password');
    need(status === 404, `/.well-known/change-password has status ${status}, but there are no passwords.`);
  },

  'Every response has the security headers': async ({ ask }) => {
    const none = { scriptHashes: [], script: [], frame: [], media: [], connect: [] };
    const expected = Object.keys(securityHeaders(none));
    for (const path of ['/', '/no-such-page', '/no-such-file.js', '/favicon.svg', '/contact/']) {
      const { header } = await ask(path);
      const missing = expected.filter((name) => header(name) === '').join(', ');
      need(
        missing === '',
        `${path} is sent without ${missing}. Does the host apply the rules from the build?`,
      );
    }
  },

  'The Content-Security-Policy fits the page': async ({ ask }) => {
    const { header, text } = await ask('/');
    const scripts = /script-src ([^;]*)/.exec(header('Content-Security-Policy'))?.[1] ?? '';
    const inline = /<script(?![^>]*\ssrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g;
    const hashes = [...text.matchAll(inline)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    );
    need(!scripts.includes('unsafe'), 'It allows inline scripts or eval.');
    need(
      hashes.length > 0,
      'The home page has none of its inline scripts: something in between has changed it.',
    );
    need(
      hashes.every((hash) => scripts.includes(hash)),
      'It blocks a script of the page: pages and headers are from different builds, or something in between changed the page.',
    );
  },

  'Files with a hash in their name are cached for a year, pages for minutes': async ({ ask }) => {
    const page = await ask('/');
    const script = scriptOf(page);
    const kept = maxAge(await ask(script));
    need(kept >= year, `${script} is only cached for ${kept} s: every visit downloads it again.`);
    need(maxAge(page) <= 300, `The home page is cached for ${maxAge(page)} s: visitors see an old one.`);
  },

  'Pages and scripts are compressed': async ({ ask }) => {
    for (const path of ['/', scriptOf(await ask('/'))]) {
      const { header } = await ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
      need(header('Content-Encoding'), `${path} is not compressed: visitors wait several times as long.`);
      need(/accept-encoding/i.test(header('Vary')), `${path} lacks "Vary: Accept-Encoding".`);
    }
  },

  'A page that has not changed is not sent again': async ({ ask }) => {
    const { header } = await ask('/');
    // Without the second header, fetch would send no-cache and always get the page.
    const headers = { 'If-None-Match': header('ETag'), 'Cache-Control': 'max-age=0' };
    const { status } = await ask('/', { headers });
    need(status === 304, `A conditional request has status ${status} instead of 304.`);
  },

  'Parts of a file can be requested, as players do': async ({ ask }) => {
    const headers = { Range: 'bytes=2-5', 'Accept-Encoding': 'identity' };
    const { status, header } = await ask('/apple-touch-icon.png', { headers });
    const isPart = status === 206 && header('Content-Length') === '4';
    need(isPart, `A request for four bytes has status ${status}: Safari plays no film then.`);
  },

  'http redirects to https': async ({ ask, origin }) => {
    await ask('/');
    if (origin.startsWith('http:')) return;
    const { status, headers } = await fetch(origin.replace(/^https:/, 'http:'), { redirect: 'manual' });
    const location = headers.get('Location') ?? '';
    need(isRedirect(status) && location.startsWith('https:'), 'The site is served without encryption.');
  },

  'security.txt exists and has not expired': async ({ ask }) => {
    const { status, text } = await ask('/.well-known/security.txt');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    need(status === 200, `/.well-known/security.txt has status ${status}.`);
    need(expires > Date.now(), 'It has expired: build and deploy again.');
  },

  'The newsletter forwarder accepts subscriptions': async ({ subscribe }) => {
    const { status, header } = await subscribe({ [honeypot]: 'check' });
    need(
      status === 201 && header('Content-Type').includes('json'),
      `It has status ${status}: is the forwarder deployed, and do requests reach it? Until they do, subscriptions wait in the visitors’ browsers.`,
    );
  },

  'It refuses incomplete requests, and requests from other sites': async ({ subscribe }) => {
    const incomplete = (await subscribe({ email: '' })).status;
    const foreign = (await subscribe({}, { Origin: 'https://elsewhere.example' })).status;
    need(
      incomplete === 400,
      `Without an email address, the status is ${incomplete}: that is not the forwarder.`,
    );
    need(
      foreign === 403,
      `For another site, the status is ${foreign}: anyone could subscribe your visitors.`,
    );
  },
};

/** Checks that the newsletter provider accepts a real subscription. */
const takesEmail: Check = async ({ subscribe }) => {
  const { status } = await subscribe();
  need(
    status === 201,
    `It has status ${status}. If it is 503, check NEWSLETTER_API_URL, NEWSLETTER_API_KEY and the forwarder’s log.`,
  );
};

/** Checks the site at `origin`. If `email` is given, subscribes that address to the newsletter. */
export async function checkHost(origin: string, email?: string): Promise<Finding[]> {
  const endpoint = `${newsletterBase}/v2/publications/${site.newsletter.publication}/subscriptions`;
  const ask: Asked['ask'] = async (path, init) => {
    const signal = AbortSignal.timeout(20_000);
    // Concatenated, because `new URL()` would interpret a path that begins with two slashes as another host.
    const response = await fetch(origin + path, { redirect: 'manual', signal, ...init });
    const { status, headers } = response;
    return { status, header: (name) => headers.get(name) ?? '', text: await response.text() };
  };
  const subscribe: Asked['subscribe'] = (changes, more) => {
    const subscription = { email: email ?? site.email, first_name: 'Check', utm_source: 'check-host' };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: origin };
    return ask(endpoint, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify({ ...subscription, ...changes }),
    });
  };

  const findings: Finding[] = [];
  const real = email === undefined ? {} : { [`The provider accepts ${email}`]: takesEmail };
  for (const [what, check] of Object.entries({ ...checks, ...real }))
    try {
      await check({ origin, ask, subscribe });
      findings.push({ what });
    } catch (error) {
      const problem = error instanceof Problem ? error.message : `There was no response (${reason(error)}).`;
      findings.push({ what, problem });
    }
  return findings;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = readOptions({
    name: 'npm run check host',
    about: 'Checks the deployed site, and says what is wrong with it.',
    positionals: 'https://your-site.example',
    options: {
      email: { type: 'string', value: '<address>', about: 'subscribes that email address to the newsletter' },
    },
  });
  const [address = '', ...more] = positionals;
  if (more.length > 0 || !/^https?:/.test(address) || !URL.canParse(address))
    refuse('Give the URL of one site, such as https://your-site.example.');
  await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch((error: unknown) =>
    stop(
      `${address} cannot be reached (${reason(error)}): is that the site’s URL, and do you have a network connection?`,
    ),
  );
  const findings = await checkHost(new URL(address).origin, values.email);
  for (const { what, problem } of findings)
    console.log(problem === undefined ? `ok       ${what}` : `PROBLEM  ${what}\n         ${problem}`);
  const problems = findings.filter(({ problem }) => problem !== undefined).length;
  console.log(
    problems === 0 ? '\nAll is well.' : `\n${problems} of ${findings.length} are not as they should be.`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}
