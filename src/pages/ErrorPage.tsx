import { useTransition, type ComponentType } from 'react';
import { failure } from '../content/errors.ts';
import { messages } from '../content/messages.ts';
import { Action } from '../design/controls/Action/Action.tsx';
import { Button } from '../design/controls/Button/Button.tsx';
import { Container } from '../design/layout/Container/Container.tsx';
import { Page } from '../design/layout/Page/Page.tsx';
import { Section } from '../design/layout/Section/Section.tsx';
import { Heading } from '../design/text/Heading/Heading.tsx';
import { Lead } from '../design/text/Lead/Lead.tsx';
import type { NotFoundProps } from '../sections/frame/NotFound/NotFound.tsx';

/** What {@link ErrorPage} takes. */
export interface ErrorPageProps {
  /** Tries once more to show the page that failed. */
  onRetry: () => void;
  /** The section that says so. It comes with code that loads late; until then its words stand without its drawing. */
  NotFound?: ComponentType<NotFoundProps>;
}

/** Shown in place of a page that failed to load or to render, with a way to try it again and a way back. */
export function ErrorPage({ onRetry, NotFound = Plain }: ErrorPageProps) {
  // In a transition this page stays until the other has loaded, or failed again.
  const [pending, startTransition] = useTransition();
  return (
    <Page meta={failure.meta}>
      <NotFound
        {...failure.page}
        text={navigator.onLine ? failure.page.text : failure.offline}
        retry={{ label: messages.retry, pending, onPress: () => startTransition(onRetry) }}
      />
    </Page>
  );
}

/** The words of a `NotFound` alone. A stylesheet of its own would weigh on every page. */
function Plain({ code, heading = code, text, action, retry }: NotFoundProps) {
  return (
    <Section level={1}>
      <Container style={{ display: 'grid', gap: 'var(--space-5)', justifyItems: 'start' }}>
        <Heading>{heading}</Heading>
        <Lead>{text}</Lead>
        {retry && (
          <Button loading={retry.pending} onClick={retry.onPress}>
            {retry.label}
          </Button>
        )}
        <Action action={action} variant="outline" />
      </Container>
    </Section>
  );
}
