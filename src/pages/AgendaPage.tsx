import { agenda } from '../content/conference/agenda.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { Agenda } from '../sections/Agenda/Agenda.tsx';
import { AgendaHero } from '../sections/AgendaHero/AgendaHero.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';

/** Last edition’s programme (specification point 2.9). */
export default function AgendaPage() {
  return (
    <>
      <Meta {...agenda.meta} />
      <AgendaHero {...agenda.hero} />
      <Agenda {...agenda.programme} />
      <CallToAction {...agenda.end} />
    </>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
