import { home } from '../content/home.ts';
import { AudienceBands } from '../sections/AudienceBands/AudienceBands.tsx';
import { CasePreview } from '../sections/CasePreview/CasePreview.tsx';
import { ContactPanel } from '../sections/ContactPanel/ContactPanel.tsx';
import { FaqList } from '../sections/FaqList/FaqList.tsx';
import { MetricDials } from '../sections/MetricDials/MetricDials.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';
import { PartnerArch } from '../sections/PartnerArch/PartnerArch.tsx';
import { PhaseRoadmap } from '../sections/PhaseRoadmap/PhaseRoadmap.tsx';
import { PillarSelector } from '../sections/PillarSelector/PillarSelector.tsx';
import { StoryTeaser } from '../sections/StoryTeaser/StoryTeaser.tsx';
import { TeamCarousel } from '../sections/TeamCarousel/deferred.ts';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

/** The home page after its solutions. */
export default function HomePageRest() {
  return (
    <>
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
    </>
  );
}

/** Loads the sections within that hydrate later still. */
export const preload = () => Promise.all([TeamCarousel.preload(), NewsletterSignup.preload()]);
