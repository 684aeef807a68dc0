import { sponsors } from '../content/conference/sponsors.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { FactList } from '../sections/FactList/FactList.tsx';
import { TierList } from '../sections/TierList/TierList.tsx';

/** Sponsoring, in three tiers (specification points 2.9 and 9). */
export default function SponsorsPage() {
  return (
    <Page meta={sponsors.meta}>
      <ConferenceHero {...sponsors.hero} />
      <TierList {...sponsors.tiers} />
      <FactList {...sponsors.paysFor} />
      <CallToAction {...sponsors.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
