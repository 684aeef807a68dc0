import { training } from '../content/training.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { FaqList } from '../sections/FaqList/FaqList.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';

/** The training page after its form. */
export default function TrainingPageRest() {
  return (
    <>
      <FaqList {...training.faq} />
      <CallToAction {...training.waitlist} />
      <NewsletterSignup {...training.newsletter} />
    </>
  );
}

/** Loads the newsletter, which hydrates later still. */
export const { preload } = NewsletterSignup;
