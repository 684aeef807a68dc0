import { partner } from '../content/conference/partner.ts';
import { Page } from '../design/Page/Page.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { CustomPackage } from '../sections/CustomPackage/CustomPackage.tsx';
import { LevelList } from '../sections/LevelList/LevelList.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';

/** Partnering, in four levels (specification points 2.9 and 9). */
export default function PartnerPage() {
  return (
    <Page meta={partner.meta}>
      <ConferenceHero {...partner.hero} />
      <ReasonList {...partner.why} />
      <LevelList {...partner.levels} />
      <CustomPackage {...partner.custom} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
