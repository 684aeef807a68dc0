import { sponsors } from '../content/conference/sponsors.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { SponsorHero } from '../sections/heroes/SponsorHero/SponsorHero.tsx';
import { Facts } from '../sections/proof/Facts/Facts.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';
import { SponsorTiers } from '../sections/offers/SponsorTiers/SponsorTiers.tsx';

/** The conference's page for sponsors, with the three tiers of sponsorship. */
export default function SponsorsPage() {
  return (
    <Page meta={sponsors.meta}>
      <SponsorHero {...sponsors.hero} />
      <Stats {...sponsors.reach} />
      <CallToAction {...sponsors.compare} />
      <SponsorTiers {...sponsors.tiers} />
      <Facts {...sponsors.paysFor} />
      <CallToAction {...sponsors.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
