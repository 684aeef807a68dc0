import { site } from '../content/site.ts';

/** The origin of an address, unless it is the site's own. */
export const otherOrigin = (address: string): string[] => {
  const { origin } = new URL(address, site.url);
  return origin === new URL(site.url).origin ? [] : [origin];
};

/** Hosts that pages may contact, by the kind of thing they load from there: the source of the Content-Security-Policy. */
export const contentSecurity = {
  script: [site.scheduling.host, site.forms.host],
  frame: [site.scheduling.host, site.forms.host, site.players.audio, site.players.video],
  media: otherOrigin(site.film.src),
  connect: otherOrigin(site.newsletter.base),
};

/** Where the site lives. */
export const siteUrl = site.url;
