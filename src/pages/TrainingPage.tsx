import { training } from '../content/training.ts';
import { ExternalScript } from '../design/media/ExternalScript/ExternalScript.tsx';
import { Page } from '../design/layout/Page/Page.tsx';
import { StepPanels } from '../sections/method/StepPanels/StepPanels.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { EmbeddedForm } from '../sections/contact/EmbeddedForm/EmbeddedForm.tsx';
import { Portraits } from '../sections/people/Portraits/Portraits.tsx';
import { Faq } from '../sections/contact/Faq/Faq.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { FeaturedProgram } from '../sections/offers/FeaturedProgram/FeaturedProgram.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { ProgramTable } from '../sections/offers/ProgramTable/ProgramTable.tsx';
import { TrainingHero } from '../sections/heroes/TrainingHero/TrainingHero.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The “AI Training” page. It loads the form builder's script right away. */
export default function TrainingPage() {
  const newsletter = useNewsletter();
  return (
    <>
      <ExternalScript src={training.script} />
      <Page meta={training.meta}>
        <TrainingHero {...training.hero} />
        <FeaturedProgram {...training.featured} />
        <ProgramTable {...training.programs} />
        <Exhibit {...training.plan} />
        <StepPanels {...training.arc} />
        <Portraits {...training.faculty} />
        <FeaturedProgram {...training.techCred} />
        <EmbeddedForm {...training.form} />
        <Faq {...training.faq} />
        <CallToAction {...training.waitlist} />
        <NewsletterSignup {...training.newsletter} {...newsletter} />
      </Page>
    </>
  );
}
