import { contact } from '../content/contact.ts';
import { ExternalScript } from '../design/media/ExternalScript/ExternalScript.tsx';
import { Page } from '../design/layout/Page/Page.tsx';
import { EmbeddedForm } from '../sections/contact/EmbeddedForm/EmbeddedForm.tsx';

/** The contact page. It loads the form builder's script right away. */
export default function ContactPage() {
  return (
    <>
      <ExternalScript src={contact.script} />
      <Page meta={contact.meta}>
        <EmbeddedForm {...contact.form} />
      </Page>
    </>
  );
}
