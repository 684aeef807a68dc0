import { training } from '../content/training.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { EmbeddedForm } from '../sections/EmbeddedForm/EmbeddedForm.tsx';
import { TrainingHero } from '../sections/TrainingHero/TrainingHero.tsx';

const TrainingPageMiddle = deferred(() => import('./TrainingPageMiddle.tsx'));
const TrainingPageRest = deferred(() => import('./TrainingPageRest.tsx'));

/**
 * AI Training (specification point 2.8, in its order). The form is part of the page's own code, because its provider's
 * script is there from entering the page on.
 */
export default function TrainingPage() {
  return (
    <>
      <Meta {...training.meta} />
      <TrainingHero {...training.hero} />
      <TrainingPageMiddle />
      <EmbeddedForm {...training.form} />
      <TrainingPageRest />
    </>
  );
}

/** Loads what hydrates late, for a visit from another page. */
export const preload = () => Promise.all([TrainingPageMiddle.preload(), TrainingPageRest.preload()]);
