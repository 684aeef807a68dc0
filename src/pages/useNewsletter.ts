import { createContext, use } from 'react';
import type { NewsletterSignupOptions } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** What a newsletter form needs besides its words: where its submissions go. */
export type Newsletter = Required<NewsletterSignupOptions>;

/** The newsletter, from the shell. Without it, forms post to the page's own address. */
export const NewsletterContext = createContext<Newsletter | undefined>(undefined);

/** The newsletter's props, for a page to spread onto its form. */
export const useNewsletter = (): Newsletter | undefined => use(NewsletterContext);
