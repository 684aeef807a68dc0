import { about } from '../content/about.ts';
import { Page } from '../design/Page/Page.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { StoryTabs } from '../sections/StoryTabs/StoryTabs.tsx';

/** About the business, its conference and its founder (specification point 2.10). */
export default function AboutPage() {
  return (
    <Page meta={about.meta}>
      <StoryTabs {...about.story} />
      <NewsletterSignup {...about.newsletter} />
    </Page>
  );
}
