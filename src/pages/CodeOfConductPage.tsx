import { codeOfConduct } from '../content/legal/code-of-conduct.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { TextPage } from '../sections/frame/TextPage/TextPage.tsx';

/** The conference’s code of conduct. */
export default function CodeOfConductPage() {
  return (
    <Page meta={codeOfConduct.meta}>
      <TextPage {...codeOfConduct.page} />
    </Page>
  );
}
