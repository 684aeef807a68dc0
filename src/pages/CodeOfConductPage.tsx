import { codeOfConduct } from '../content/legal/code-of-conduct.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { TextPage } from '../sections/TextPage/TextPage.tsx';

/** The conference’s code of conduct (linked by specification point 2.1). */
export default function CodeOfConductPage() {
  return (
    <>
      <Meta {...codeOfConduct.meta} />
      <TextPage {...codeOfConduct.page} />
    </>
  );
}
