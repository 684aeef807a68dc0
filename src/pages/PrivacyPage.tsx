import { privacy } from '../content/legal/privacy.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { TextPage } from '../sections/frame/TextPage/TextPage.tsx';

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <Page meta={privacy.meta}>
      <TextPage {...privacy.page} />
    </Page>
  );
}
