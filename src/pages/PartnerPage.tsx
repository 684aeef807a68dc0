import { partner } from '../content/conference/partner.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { CustomPackage } from '../sections/offers/CustomPackage/CustomPackage.tsx';
import { PartnerLevels } from '../sections/offers/PartnerLevels/PartnerLevels.tsx';
import { Reasons } from '../sections/method/Reasons/Reasons.tsx';

/** The conference's page for partners, with the four levels of partnership. */
export default function PartnerPage() {
  return (
    <Page meta={partner.meta}>
      <ConferenceHero {...partner.hero} />
      <CallToAction {...partner.compare} />
      <Reasons {...partner.why} />
      <PartnerLevels {...partner.levels} />
      <CustomPackage {...partner.custom} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
