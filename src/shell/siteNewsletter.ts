import { site } from '../content/site.ts';
import { createNewsletter } from './newsletter/createNewsletter.ts';

/** The site's newsletter client, for forms and for retries from earlier visits. */
export const newsletter = createNewsletter(site.newsletter);
