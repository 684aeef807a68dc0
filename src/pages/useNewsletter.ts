import { createContext, use } from 'react';
import type { NewsletterSignupProps } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** What the shell adds to the words of a newsletter form: who takes what it sends. */
export type Newsletter = Required<Pick<NewsletterSignupProps, 'onSubscribe' | 'endpoint'>>;

/** Gives the newsletter to the pages below. Without it their forms post to the page's address. */
export const NewsletterContext = createContext<Newsletter | undefined>(undefined);

/** The newsletter, for a page to spread onto its form. */
export const useNewsletter = (): Newsletter | undefined => use(NewsletterContext);
