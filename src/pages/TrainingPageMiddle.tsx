import { training } from '../content/training.ts';
import { ArcFramework } from '../sections/ArcFramework/deferred.ts';
import { CreditSteps } from '../sections/CreditSteps/CreditSteps.tsx';
import { FacultyGrid } from '../sections/FacultyGrid/FacultyGrid.tsx';
import { FeaturedProgramme } from '../sections/FeaturedProgramme/FeaturedProgramme.tsx';
import { ProgrammeTable } from '../sections/ProgrammeTable/ProgrammeTable.tsx';

/** The training page between its opening and its form. */
export default function TrainingPageMiddle() {
  return (
    <>
      <FeaturedProgramme {...training.featured} />
      <ProgrammeTable {...training.programmes} />
      <ArcFramework {...training.arc} />
      <FacultyGrid {...training.faculty} />
      <CreditSteps {...training.techCred} />
    </>
  );
}

/** Loads the framework, which hydrates later still. */
export const { preload } = ArcFramework;
