import { methodology } from '../content/methodology.ts';
import { Page } from '../design/Page/Page.tsx';
import { ArcCards } from '../sections/ArcCards/ArcCards.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';

/** The ARC framework (specification point 2.10). */
export default function MethodologyPage() {
  return (
    <Page meta={methodology.meta}>
      <PageHero {...methodology.hero} />
      <ArcCards {...methodology.cards} />
      <CallToAction {...methodology.call} />
    </Page>
  );
}
