import { createContext, use } from 'react';
import type { NewsletterSignupOptions } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** The props of a newsletter form that aren't content: how and where the form is submitted. */
export type Newsletter = Required<NewsletterSignupOptions>;

/** Provides newsletter forms with the props that the shell sets. Without them, forms post to the page's own URL. */
export const NewsletterContext = createContext<Newsletter | undefined>(undefined);

/** Returns the props from {@link NewsletterContext}, to spread onto a newsletter form. */
export const useNewsletter = (): Newsletter | undefined => use(NewsletterContext);
