import type { NewsletterProviderOptions } from './newsletter-provider/index.ts';
import { newsletterProvider, type Middleware } from './newsletter-provider/index.ts';

/** Where the site posts to; the same as in src/content/site.ts, which scripts do not load (it imports icons). */
const endpoint = { base: '/api/newsletter', publication: 'pub_arcwright' };

/** The newsletter provider of the local servers, and the line that says where accepted subscriptions go. */
export function localNewsletter(options: Partial<NewsletterProviderOptions> = {}): {
  handle: Middleware;
  greeting: string;
} {
  const file = process.env.NEWSLETTER_FILE ?? '.provider/subscriptions.jsonl';
  return {
    handle: newsletterProvider({ file, ...endpoint, ...options }),
    greeting: `Newsletter subscriptions go to ${file}`,
  };
}
