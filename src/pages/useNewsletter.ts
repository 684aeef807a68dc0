import { createContext, use } from 'react';
import type { NewsletterSignupProps } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** A newsletter form's props besides its words: where it submits to. */
export type Newsletter = Required<Pick<NewsletterSignupProps, 'onSubscribe' | 'endpoint'>>;

/** The newsletter, provided by the shell. Without it, forms post to the page's own address. */
export const NewsletterContext = createContext<Newsletter | undefined>(undefined);

/** The newsletter's props, to spread onto a form. */
export const useNewsletter = (): Newsletter | undefined => use(NewsletterContext);
