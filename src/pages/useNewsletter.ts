import { createContext, use } from 'react';
import type { NewsletterSignupOptions } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** The props of a newsletter form that aren't content: how and where the form is submitted. */
export type Newsletter = Required<NewsletterSignupOptions>;

/** The newsletter's props, provided by the shell. Without them, forms post to the page's URL. */
export const NewsletterContext = createContext<Newsletter | undefined>(undefined);

/** The newsletter's props, to spread onto a form. */
export const useNewsletter = (): Newsletter | undefined => use(NewsletterContext);
