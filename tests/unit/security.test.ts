import { expect, test } from 'vitest';
import { securityHeaders } from '../../deploy/rules.ts';
import { site } from '../../src/content/site.ts';
import { contentSecurity, otherOrigin, securityText } from '../../src/shell/security.ts';

test('the policy lists the origins of URLs on other hosts', () => {
  expect(otherOrigin('https://videos.example/a/film.mp4')).toEqual(['https://videos.example']);
});

test.each(['/film.mp4', 'film.mp4', `${site.url}/film.mp4`])('%s is the site’s own', (address) => {
  expect(otherOrigin(address)).toEqual([]);
});

test('the policy allows single script files of other hosts, not whole hosts', () => {
  for (const script of contentSecurity.script) expect(new URL(script).pathname).toMatch(/\.js$/);
});

test('security.txt is valid for less than a year, as RFC 9116 recommends', () => {
  const text = securityText(new Date('2026-03-01T00:00:00Z'));
  expect(text).toContain(`Contact: ${site.security.contact}\n`);
  expect(text).toContain('Expires: 2027-02-28T00:00:00.000Z\n');
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  expect(site.security.contact).toMatch(/^(mailto|https):/);
});

test('the policy allows only what it lists: no plugins, no framing, no inline scripts', () => {
  const headers = securityHeaders({ ...contentSecurity, scriptHashes: ['sha256-abc='] });
  const policy = new Map(
    headers['Content-Security-Policy']?.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toContain("'self'");
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
});
