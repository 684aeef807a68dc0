import { bookingScript, formScript, site } from '../content/site.ts';

/** The origin of an address, unless it is the site's own. */
export const otherOrigin = (address: string): string[] => {
  const { origin } = new URL(address, site.url);
  return origin === new URL(site.url).origin ? [] : [origin];
};

/**
 * What pages may load from elsewhere, by its kind: the source of the Content-Security-Policy. Of another host's scripts only the one that is
 * used, and not all that the host has.
 */
export const contentSecurity = {
  script: [...new Set([bookingScript, formScript])],
  frame: [site.scheduling.host, site.forms.host, site.players.audio, site.players.video],
  media: otherOrigin(site.film.src),
  connect: otherOrigin(site.newsletter.base),
  reports: site.security.policyReports,
};

/** Where the site lives, and what it is called. */
export const { url: siteUrl, name: siteName } = site;

/** The text of `/.well-known/security.txt` (RFC 9116), written on the day of `built`. It holds for a year: build once in between. */
export function securityText(built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), expires.getUTCDate() - 1);
  return `${[
    `Contact: ${site.security.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
  ].join('\n')}\n`;
}
