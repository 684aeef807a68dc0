import type { PageMeta } from '../../design/Meta/Meta.tsx';
import type { ShowHeroProps } from '../../sections/ShowHero/ShowHero.tsx';
import { showPlatforms } from '../platforms.ts';
import { site } from '../site.ts';

const meta = {
  title: `${site.podcast.name}: founders, investors and executives on AI`,
  description:
    'Our founder interviews founders, investors and executives about AI and technology: what they tried, what broke, and what they would do again.',
  canonical: `${site.url}/podcast`,
} satisfies PageMeta;

const hero = {
  heading: site.podcast.name,
  lead: 'Our founder interviews founders, investors and executives about AI and technology. One conversation at a time, in plain words.',
  platforms: showPlatforms,
  picture: { drawing: { src: '/art/scenes/podcast.svg', width: 760, height: 700 } },
} satisfies ShowHeroProps;

/** The podcast's home down to its hero. What follows needs the episodes, and is in home-rest.ts. */
export const podcastHome = { meta, hero };
