import { site } from '../content/site.ts';

/** Hosts that pages may contact, by the kind of thing they load from there: the source of the Content-Security-Policy. */
export const contentSecurity = {
  script: [site.scheduling.host, site.forms.host],
  frame: [site.scheduling.host, site.forms.host, site.players.audio, site.players.video],
  media: [new URL(site.film.src).origin],
  connect: [new URL(site.newsletter.base, site.url).origin].filter(
    (origin) => origin !== new URL(site.url).origin,
  ),
};

/** Where the site lives. */
export const siteUrl = site.url;
