import { missingEpisode } from '../content/missing.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { MissingPage } from '../sections/MissingPage/MissingPage.tsx';

/** The screen for every path below /podcast that is no episode's. */
export default function EpisodeNotFoundPage() {
  return (
    <>
      <Meta {...missingEpisode.meta} />
      <MissingPage {...missingEpisode.page} />
    </>
  );
}
