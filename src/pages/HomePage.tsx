import { home } from '../content/home.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { ClientTypes } from '../sections/audiences/ClientTypes/ClientTypes.tsx';
import { CasePreviews } from '../sections/proof/CasePreviews/CasePreviews.tsx';
import { ContactPanel } from '../sections/contact/ContactPanel/ContactPanel.tsx';
import { Faq } from '../sections/contact/Faq/Faq.tsx';
import { Logos } from '../sections/proof/Logos/Logos.tsx';
import { Metrics } from '../sections/proof/Metrics/Metrics.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { ServicePair } from '../sections/offers/ServicePair/ServicePair.tsx';
import { Roadmap } from '../sections/method/Roadmap/Roadmap.tsx';
import { Pillars } from '../sections/method/Pillars/Pillars.tsx';
import { Solutions } from '../sections/offers/Solutions/Solutions.tsx';
import { CompanyTeaser } from '../sections/people/CompanyTeaser/CompanyTeaser.tsx';
import { Team } from '../sections/people/Team/Team.tsx';
import { Testimonials } from '../sections/proof/Testimonials/Testimonials.tsx';
import { VideoHero } from '../sections/heroes/VideoHero/VideoHero.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The site's home page. */
export default function HomePage() {
  const newsletter = useNewsletter();
  return (
    <Page meta={home.meta}>
      <VideoHero {...home.hero} />
      <Logos {...home.partners} />
      <Solutions {...home.solutions} />
      <ServicePair {...home.partnership} />
      <CasePreviews {...home.cases} />
      <Roadmap {...home.roadmap} />
      <Team {...home.team} />
      <Pillars {...home.pillars} />
      <Metrics {...home.results} />
      <ClientTypes {...home.audiences} />
      <CompanyTeaser {...home.about} />
      <Testimonials {...home.testimonials} />
      <Faq {...home.faq} />
      <ContactPanel {...home.contact} />
      <NewsletterSignup {...home.newsletter} {...newsletter} />
    </Page>
  );
}
