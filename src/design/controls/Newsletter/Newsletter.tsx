import { createContext, use, type ReactNode } from 'react';

/** What a visitor hands over to subscribe. */
export interface Submission {
  /** First name, as typed. */
  firstName: string;
  /** E-mail address, as typed. */
  email: string;
  /** Names the form that it came from (`utm_source`). */
  source: string;
}

/**
 * What became of a submission, as the visitor is told of it: the provider answered ok, it answered
 * otherwise, or there was no answer.
 */
export type SubscribeOutcome = 'ok' | 'not-ok' | 'network-failure';

/** Sends a submission and tells what became of it. It never rejects. */
export type Subscribe = (submission: Submission) => Promise<SubscribeOutcome>;

/** The newsletter, as forms know it. */
export interface Newsletter {
  /** Sends a submission from the page. */
  subscribe: Subscribe;
  /** Address that a form is posted to before, or without, JavaScript. */
  action: string;
}

const NewsletterContext = createContext<Newsletter | undefined>(undefined);

/** Hands the newsletter to the forms below. */
export function NewsletterProvider({ value, children }: { value?: Newsletter; children: ReactNode }) {
  return <NewsletterContext value={value}>{children}</NewsletterContext>;
}

/** The newsletter; undefined where no {@link NewsletterProvider} stands above. */
export function useNewsletter(): Newsletter | undefined {
  return use(NewsletterContext);
}
