import { terms } from '../content/legal/terms.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { TextPage } from '../sections/TextPage/TextPage.tsx';

/** The terms of service (linked by specification point 2.1). */
export default function TermsPage() {
  return (
    <>
      <Meta {...terms.meta} />
      <TextPage {...terms.page} />
    </>
  );
}
