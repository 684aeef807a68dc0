import { agenda } from '../content/conference/agenda.ts';
import { Late } from '../design/layout/Late/Late.tsx';
import { Page } from '../design/layout/Page/Page.tsx';
import { Agenda, Program } from '../sections/event/Agenda/Agenda.tsx';
import { AgendaHero } from '../sections/heroes/AgendaHero/AgendaHero.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';

/** The agenda page, with last year’s program. */
export default function AgendaPage() {
  return (
    <Page meta={agenda.meta}>
      <Program>
        <AgendaHero {...agenda.hero} />
        <Late>
          <Agenda {...agenda.program} />
        </Late>
      </Program>
      <CallToAction {...agenda.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
