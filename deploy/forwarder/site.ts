import { newsletterPage } from '../../src/content/newsletter.ts';
import { site } from '../../src/content/site.ts';
import { createForwarder, type Forwarder, type ForwarderOptions } from './forwarder.ts';

/** Environment variables on the host. The key must not be stored anywhere else. */
export interface ForwarderEnvironment {
  /** URL of the provider's API, without `/v2`. */
  NEWSLETTER_API_URL?: string;
  /** The key for the API. */
  NEWSLETTER_API_KEY?: string;
}

/** The endpoint's path, from the site's content. */
export const newsletterBase = new URL(site.newsletter.base, site.url).pathname;

/** This site's forwarder. */
export const siteForwarder = (
  { NEWSLETTER_API_URL: url, NEWSLETTER_API_KEY: key }: ForwarderEnvironment,
  options: Pick<ForwarderOptions, 'fetch'> = {},
): Forwarder =>
  createForwarder({
    base: newsletterBase,
    publication: site.newsletter.publication,
    words: newsletterPage,
    provider: { url, key },
    ...options,
  });
