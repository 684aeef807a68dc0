import type { Decorator } from '@storybook/react-vite';
import { Fragment, useEffect, type ComponentType } from 'react';
import { messages } from '../src/content/messages.ts';
import { DialogsProvider } from '../src/design/overlays/Dialogs/Dialogs.tsx';
import { layOutAll } from '../src/design/layout/Late/show.ts';
import { MessagesProvider } from '../src/design/text/Messages/Messages.tsx';
import { ConferenceLayout } from '../src/pages/ConferenceLayout.tsx';
import type { LayoutProps } from '../src/pages/PageLayout.tsx';
import { SiteLayout } from '../src/pages/SiteLayout.tsx';
import { NewsletterContext, type Newsletter } from '../src/pages/useNewsletter.ts';
import { dialogs } from '../src/shell/dialogs.tsx';

/** A newsletter that accepts everything and sends nothing. */
export const newsletter: Newsletter = { onSubscribe: () => Promise.resolve('ok'), endpoint: '#' };

const inLayout = (Layout: ComponentType<LayoutProps>): Decorator =>
  function InLayout(Story) {
    // Lays out all late sections right away, so that reviewers see the whole page.
    useEffect(layOutAll);
    return (
      <MessagesProvider messages={messages}>
        <NewsletterContext value={newsletter}>
          <DialogsProvider dialogs={dialogs}>
            <Layout>
              <Story />
            </Layout>
          </DialogsProvider>
        </NewsletterContext>
      </MessagesProvider>
    );
  };

/**
 * Wraps a page in what surrounds it on the site: the primitives' strings, navigation, footer, dialogs and newsletter.
 */
export const withShell = inLayout(SiteLayout);

/** Wraps a page of the conference in what surrounds it on the site. */
export const withConferenceShell = inLayout(ConferenceLayout);

/** Wraps a section in what every page provides: the primitives' strings, the newsletter and the dialogs. */
export const withProviders = inLayout(Fragment);
