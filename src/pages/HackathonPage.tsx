import { hackathon } from '../content/conference/hackathon.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { DaySchedule } from '../sections/DaySchedule/DaySchedule.tsx';
import { PrizeScale } from '../sections/PrizeScale/PrizeScale.tsx';
import { RuleList } from '../sections/RuleList/RuleList.tsx';

/** The hackathon: prizes, schedule and rules (specification point 2.9). */
export default function HackathonPage() {
  return (
    <Page meta={hackathon.meta}>
      <ConferenceHero {...hackathon.hero} />
      <PrizeScale {...hackathon.prizes} />
      <DaySchedule {...hackathon.schedule} />
      <RuleList {...hackathon.rules} />
      <CallToAction {...hackathon.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
