import { site } from '../content/site.ts';
import { createNewsletter } from './newsletter/createNewsletter.ts';

/** The site's newsletter, for its forms and for the resending of what earlier visits could not deliver. */
export const newsletter = createNewsletter(site.newsletter);
