import { newsletterPage } from '../../src/content/newsletter.ts';
import { site } from '../../src/content/site.ts';
import { createForwarder, type Forwarder, type ForwarderOptions } from './forwarder.ts';

/** What the owner sets where the site is hosted; the key belongs nowhere else. */
export interface ForwarderEnvironment {
  /** Where the provider's API is, without `/v2`. */
  NEWSLETTER_API_URL?: string;
  /** The key that opens it. */
  NEWSLETTER_API_KEY?: string;
}

/** Where the endpoint stands, as the site's content says. */
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
