import { about } from '../content/about.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';
import { StoryTabs } from '../sections/StoryTabs/StoryTabs.tsx';

/** About the business, its conference and its founder (specification point 2.10). The newsletter hydrates late. */
export default function AboutPage() {
  return (
    <>
      <Meta {...about.meta} />
      <StoryTabs {...about.story} />
      <NewsletterSignup {...about.newsletter} />
    </>
  );
}

/** Loads the newsletter, for a visit from another page. */
export const { preload } = NewsletterSignup;
