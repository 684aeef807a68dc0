import { missingEpisode } from '../content/missing.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { NotFound } from '../sections/frame/NotFound/NotFound.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** The page for unknown paths below /podcast. */
export default function EpisodeNotFoundPage() {
  return (
    <Page meta={missingEpisode.meta}>
      <NotFound {...missingEpisode.page} suggestions={useSuggestions()} />
    </Page>
  );
}
