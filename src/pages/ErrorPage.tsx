import { useTransition } from 'react';
import { failure } from '../content/errors.ts';
import { messages } from '../content/messages.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { NotFound } from '../sections/frame/NotFound/NotFound.tsx';

/** What {@link ErrorPage} takes. */
export interface ErrorPageProps {
  /** Tries once more to show the page that failed. */
  onRetry: () => void;
}

/** Shown in place of a page that failed to load or to render, with a way to try it again and a way back. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  // In a transition this page stays until the other has loaded, or failed again.
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
