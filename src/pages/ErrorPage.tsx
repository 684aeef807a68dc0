import { useTransition } from 'react';
import { failure } from '../content/errors.ts';
import { messages } from '../content/messages.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { NotFound } from '../sections/frame/NotFound/NotFound.tsx';

export interface ErrorPageProps {
  /** Retries the failed page. */
  onRetry: () => void;
}

/** Replaces a page that failed to load or render. It offers a retry and a way back. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  // The transition keeps this page on screen until the failed page has loaded or failed again.
  const [pending, startTransition] = useTransition();
  return (
    <Page meta={failure.meta}>
      <NotFound
        {...failure.page}
        lead={navigator.onLine ? failure.page.lead : failure.offline}
        retry={{ label: messages.retry, pending, onPress: () => startTransition(onRetry) }}
      />
    </Page>
  );
}
