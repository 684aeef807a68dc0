import { missingEpisode } from '../content/missing.ts';
import { Page } from '../design/Page/Page.tsx';
import { MissingPage } from '../sections/MissingPage/MissingPage.tsx';

/** The screen for every path below /podcast that is no episode's. */
export default function EpisodeNotFoundPage() {
  return (
    <Page meta={missingEpisode.meta}>
      <MissingPage {...missingEpisode.page} />
    </Page>
  );
}
