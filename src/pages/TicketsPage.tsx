import { ticketsPage } from '../content/conference/tickets.ts';
import { Page } from '../design/Page/Page.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { PurchaseTerms } from '../sections/PurchaseTerms/PurchaseTerms.tsx';
import { TicketList } from '../sections/TicketList/TicketList.tsx';

/** The tickets and their terms (specification points 2.9 and 9). */
export default function TicketsPage() {
  return (
    <Page meta={ticketsPage.meta}>
      <ConferenceHero {...ticketsPage.hero} />
      <TicketList {...ticketsPage.tickets} />
      <PurchaseTerms {...ticketsPage.terms} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
