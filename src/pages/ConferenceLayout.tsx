import type { ReactNode } from 'react';
import { conferenceHeader } from '../content/conference/navigation.ts';
import { footer } from '../content/navigation.ts';
import { SiteFooter } from '../sections/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../sections/SiteHeader/SiteHeader.tsx';
import '../design/theme/tokens.conference.css';

/** What stands around the conference's pages: its own navigation in the main one's place (specification point 2.9). */
export function ConferenceLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader {...conferenceHeader} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  );
}
