import { ticketsPage } from '../content/conference/tickets.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { PurchaseTerms } from '../sections/offers/PurchaseTerms/PurchaseTerms.tsx';
import { Tickets } from '../sections/offers/Tickets/Tickets.tsx';

/** The page with the conference's tickets and their terms. */
export default function TicketsPage({ content = ticketsPage }: { content?: typeof ticketsPage }) {
  return (
    <Page meta={content.meta}>
      <ConferenceHero {...content.hero} />
      <Tickets {...content.tickets} />
      <PurchaseTerms {...content.terms} />
      <CallToAction {...content.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
