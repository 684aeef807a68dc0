import { site } from '../content/site.ts';
import { createNewsletter } from './newsletter/createNewsletter.ts';

/** The site's newsletter client. It sends what visitors submit, and retries what earlier visits couldn't deliver. */
export const newsletter = createNewsletter(site.newsletter);
