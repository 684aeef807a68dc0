import { methodology } from '../content/methodology.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { StepCards } from '../sections/method/StepCards/StepCards.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';

/** The page about the ARC framework. */
export default function MethodologyPage() {
  return (
    <Page meta={methodology.meta}>
      <PageHero {...methodology.hero} />
      <StepCards {...methodology.cards} />
      <CallToAction {...methodology.call} />
    </Page>
  );
}
