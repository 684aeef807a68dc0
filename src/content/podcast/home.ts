import type { NewsletterSignupContent } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { PodcastHeroContent } from '../../sections/podcast/PodcastHero/PodcastHero.tsx';
import * as drawings from '../generated/drawings.ts';
import data from '../generated/home.json' with { type: 'json' };
import { newsletterForm } from '../newsletter.ts';
import { founder } from '../people.ts';
import { platforms } from '../platforms.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import type * as HomeData from './home.data.ts';
import { feedLink } from './words.ts';

const { featured, guests, recent, topics } = data as typeof HomeData;

const meta = pageMeta('/podcast', {
  title: `${site.podcast.name}: founders, investors and executives on AI`,
  description:
    'Our founder interviews founders, investors and executives about AI and technology: what they tried, what broke, and what they would do again.',
});

const hero = {
  heading: site.podcast.name,
  lead: `Hosted by our founder, ${founder.name}, who interviews founders, investors and executives about AI and technology: what they tried, and what they would do again.`,
  platforms: platforms(site.podcast),
  feed: feedLink,
  drawing: drawings.podcast,
} satisfies PodcastHeroContent;

const newsletter = {
  ...newsletterForm,
  id: 'newsletter',
  heading: 'Never Miss\nan Episode',
  lead: 'A short note when a new episode is out, with the question worth passing on.',
  source: 'podcast',
  drawing: drawings.newsletterDisc,
} satisfies NewsletterSignupContent;

/** The podcast's home page. */
export const podcastHome = { meta, hero, featured, guests, topics, recent, newsletter };
