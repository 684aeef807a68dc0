import { conferenceHome } from '../content/conference/home.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';

const ConferencePageRest = deferred(() => import('./ConferencePageRest.tsx'));

/** The conference's home (specification point 2.9). All after the figures hydrates late. */
export default function ConferencePage() {
  return (
    <>
      <Meta {...conferenceHome.meta} />
      <ConferenceHero {...conferenceHome.hero} />
      <StatBand {...conferenceHome.stats} />
      <ConferencePageRest />
    </>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';

/** Loads the rest, for a visit from another page. */
export const { preload } = ConferencePageRest;
