import { bookingScript, formScript, site } from '../content/site.ts';

/**
 * A list with the origin of a URL. It is empty if that is the site's own origin, which the Content-Security-Policy
 * allows anyway.
 */
export const otherOrigin = (address: string): string[] => {
  const { origin } = new URL(address, site.url);
  return origin === new URL(site.url).origin ? [] : [origin];
};

/**
 * What pages are allowed to load from other hosts, by type, for the Content-Security-Policy. For scripts it
 * lists the URLs of the scripts in use, not whole hosts.
 */
export const contentSecurity = {
  script: [...new Set([bookingScript, formScript])],
  frame: [site.scheduling.host, site.forms.host, site.players.audio, site.players.video],
  media: otherOrigin(site.film.src),
  connect: otherOrigin(site.newsletter.base),
  reports: site.security.policyReports,
};

/** The site's URL and name. */
export const { url: siteUrl, name: siteName } = site;

/**
 * The text of `/.well-known/security.txt` (RFC 9116). It expires a year, less one day, after `built`, so rebuild the
 * site before then.
 */
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
