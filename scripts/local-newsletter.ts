import { newsletterPage } from '../src/content/newsletter.ts';
import { site } from '../src/content/site.ts';
import { newsletterProvider, type Middleware } from './newsletter-provider/index.ts';

/** The newsletter provider of the local servers, and the line that says where accepted subscriptions go. */
export function localNewsletter(): { handle: Middleware; greeting: string } {
  const file = process.env.NEWSLETTER_FILE ?? '.provider/subscriptions.jsonl';
  return {
    handle: newsletterProvider({ file, words: newsletterPage, ...site.newsletter }),
    greeting: `Newsletter subscriptions go to ${file}`,
  };
}
