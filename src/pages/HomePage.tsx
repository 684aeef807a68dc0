import { home } from '../content/home.ts';
import { Page } from '../design/Page/Page.tsx';
import { AudienceBands } from '../sections/AudienceBands/AudienceBands.tsx';
import { CasePreview } from '../sections/CasePreview/CasePreview.tsx';
import { ContactPanel } from '../sections/ContactPanel/ContactPanel.tsx';
import { FaqList } from '../sections/FaqList/FaqList.tsx';
import { LogoStrip } from '../sections/LogoStrip/LogoStrip.tsx';
import { MetricDials } from '../sections/MetricDials/MetricDials.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { PartnerArch } from '../sections/PartnerArch/PartnerArch.tsx';
import { PhaseRoadmap } from '../sections/PhaseRoadmap/PhaseRoadmap.tsx';
import { PillarSelector } from '../sections/PillarSelector/PillarSelector.tsx';
import { SolutionMural } from '../sections/SolutionMural/SolutionMural.tsx';
import { StoryTeaser } from '../sections/StoryTeaser/StoryTeaser.tsx';
import { TeamCarousel } from '../sections/TeamCarousel/TeamCarousel.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';
import { VideoHero } from '../sections/VideoHero/VideoHero.tsx';

/** Home, and the entry to the solutions (specification point 2.4, in its order). */
export default function HomePage() {
  return (
    <Page meta={home.meta}>
      <VideoHero {...home.hero} />
      <LogoStrip {...home.partners} />
      <SolutionMural {...home.solutions} />
      <PartnerArch {...home.partnership} />
      <CasePreview {...home.cases} />
      <PhaseRoadmap {...home.roadmap} />
      <TeamCarousel {...home.team} />
      <PillarSelector {...home.pillars} />
      <MetricDials {...home.results} />
      <AudienceBands {...home.audiences} />
      <StoryTeaser {...home.about} />
      <Testimonials {...home.testimonials} />
      <FaqList {...home.faq} />
      <ContactPanel {...home.contact} />
      <NewsletterSignup {...home.newsletter} />
    </Page>
  );
}
