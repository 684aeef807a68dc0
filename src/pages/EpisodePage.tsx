import { episodeTop } from '../content/episodes/page-top.ts';
import type { EpisodeStory, EpisodeSummary } from '../content/episodes/types.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { EpisodeHero } from '../sections/EpisodeHero/EpisodeHero.tsx';

const EpisodePageRest = deferred(() => import('./EpisodePageRest.tsx'));

/** What {@link EpisodePage} takes. */
interface EpisodePageProps {
  /** Which episode it shows, and its story. */
  episode: { summary: EpisodeSummary; story: EpisodeStory };
}

/** An episode's page (specification point 2.7). What follows its opening hydrates late. */
export default function EpisodePage({ episode: { summary, story } }: EpisodePageProps) {
  const { meta, hero } = episodeTop(summary, story);
  return (
    <>
      <Meta {...meta} />
      <EpisodeHero {...hero} />
      <EpisodePageRest summary={summary} story={story} />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = EpisodePageRest;
