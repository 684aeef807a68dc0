import type { Decorator } from '@storybook/react-vite';
import { footer, header } from '../src/content/navigation.ts';
import { DialogsProvider } from '../src/design/Dialogs/Dialogs.tsx';
import { NewsletterProvider, type Newsletter } from '../src/design/Newsletter/Newsletter.tsx';
import { Toaster } from '../src/design/Toast/Toast.tsx';
import { SiteFooter } from '../src/sections/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../src/sections/SiteHeader/SiteHeader.tsx';
import { dialogs } from '../src/shell/dialogs.tsx';

/** A newsletter that accepts everything and sends nothing. */
const newsletter: Newsletter = { subscribe: () => Promise.resolve('ok'), action: '#' };

/** What a page stands in on the site: navigation, footer, dialogs, newsletter and toasts. */
export const withShell: Decorator = (Story) => (
  <NewsletterProvider value={newsletter}>
    <DialogsProvider dialogs={dialogs}>
      <SiteHeader {...header} />
      <main id="main">
        <Story />
      </main>
      <SiteFooter {...footer} />
      <Toaster />
    </DialogsProvider>
  </NewsletterProvider>
);
