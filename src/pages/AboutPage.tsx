import { about } from '../content/about.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { CompanyStories } from '../sections/people/CompanyStories/CompanyStories.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The page about the business, its conference and its founder. */
export default function AboutPage() {
  const newsletter = useNewsletter();
  return (
    <Page meta={about.meta}>
      <CompanyStories {...about.story} />
      <NewsletterSignup {...about.newsletter} {...newsletter} />
    </Page>
  );
}
