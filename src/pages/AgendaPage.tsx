import { agenda } from '../content/conference/agenda.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { Agenda } from '../sections/event/Agenda/Agenda.tsx';
import { AgendaHero } from '../sections/heroes/AgendaHero/AgendaHero.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';

/** Last edition’s program. */
export default function AgendaPage() {
  return (
    <Page meta={agenda.meta}>
      <AgendaHero {...agenda.hero} />
      <Agenda {...agenda.program} />
      <CallToAction {...agenda.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
