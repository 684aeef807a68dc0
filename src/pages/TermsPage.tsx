import { terms } from '../content/legal/terms.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { TextPage } from '../sections/frame/TextPage/TextPage.tsx';

/** The terms of service. */
export default function TermsPage() {
  return (
    <Page meta={terms.meta}>
      <TextPage {...terms.page} />
    </Page>
  );
}
