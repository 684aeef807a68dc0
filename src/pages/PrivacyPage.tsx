import { privacy } from '../content/legal/privacy.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { TextPage } from '../sections/TextPage/TextPage.tsx';

/** The privacy policy (linked by specification point 2.1). */
export default function PrivacyPage() {
  return (
    <>
      <Meta {...privacy.meta} />
      <TextPage {...privacy.page} />
    </>
  );
}
