import type { TakenDownEpisode } from '../content/episodes/data.ts';
import { takenDownEpisode } from '../content/missing.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { NotFound } from '../sections/frame/NotFound/NotFound.tsx';

interface EpisodeTakenDownPageProps {
  /** The episode that was at this URL. */
  takenDown: TakenDownEpisode;
}

/** The page at the URL of an episode that was taken down. */
export default function EpisodeTakenDownPage({ takenDown }: EpisodeTakenDownPageProps) {
  const { meta, page } = takenDownEpisode(takenDown);
  return (
    <Page meta={meta}>
      <NotFound {...page} />
    </Page>
  );
}
