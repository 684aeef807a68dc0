import { training } from '../content/training.ts';
import { ExternalScript } from '../design/ExternalScript/ExternalScript.tsx';
import { Page } from '../design/Page/Page.tsx';
import { ArcFramework } from '../sections/ArcFramework/ArcFramework.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { CreditSteps } from '../sections/CreditSteps/CreditSteps.tsx';
import { EmbeddedForm } from '../sections/EmbeddedForm/EmbeddedForm.tsx';
import { FacultyGrid } from '../sections/FacultyGrid/FacultyGrid.tsx';
import { FaqList } from '../sections/FaqList/FaqList.tsx';
import { FeaturedProgramme } from '../sections/FeaturedProgramme/FeaturedProgramme.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { ProgrammeTable } from '../sections/ProgrammeTable/ProgrammeTable.tsx';
import { TrainingHero } from '../sections/TrainingHero/TrainingHero.tsx';

/** AI Training (specification point 2.8, in its order). The form builder's script is there from entering the page on. */
export default function TrainingPage() {
  return (
    <>
      <ExternalScript src={training.script} />
      <Page meta={training.meta}>
        <TrainingHero {...training.hero} />
        <FeaturedProgramme {...training.featured} />
        <ProgrammeTable {...training.programmes} />
        <ArcFramework {...training.arc} />
        <FacultyGrid {...training.faculty} />
        <CreditSteps {...training.techCred} />
        <EmbeddedForm {...training.form} />
        <FaqList {...training.faq} />
        <CallToAction {...training.waitlist} />
        <NewsletterSignup {...training.newsletter} />
      </Page>
    </>
  );
}
