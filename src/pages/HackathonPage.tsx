import { hackathon } from '../content/conference/hackathon.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { DaySchedule } from '../sections/event/DaySchedule/DaySchedule.tsx';
import { Prizes } from '../sections/event/Prizes/Prizes.tsx';
import { Rules } from '../sections/event/Rules/Rules.tsx';

/** The page about the hackathon: prizes, schedule and rules. */
export default function HackathonPage() {
  return (
    <Page meta={hackathon.meta}>
      <ConferenceHero {...hackathon.hero} />
      <Prizes {...hackathon.prizes} />
      <DaySchedule {...hackathon.schedule} />
      <Rules {...hackathon.rules} />
      <CallToAction {...hackathon.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
