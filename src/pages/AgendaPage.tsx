import { agenda } from '../content/conference/agenda.ts';
import { Page } from '../design/Page/Page.tsx';
import { Agenda } from '../sections/Agenda/Agenda.tsx';
import { AgendaHero } from '../sections/AgendaHero/AgendaHero.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';

/** Last edition’s programme (specification point 2.9). */
export default function AgendaPage() {
  return (
    <Page meta={agenda.meta}>
      <AgendaHero {...agenda.hero} />
      <Agenda {...agenda.programme} />
      <CallToAction {...agenda.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
