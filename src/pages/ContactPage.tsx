import { contact } from '../content/contact.ts';
import { ExternalScript } from '../design/media/ExternalScript/ExternalScript.tsx';
import { Page } from '../design/layout/Page/Page.tsx';
import { ContactForm } from '../sections/contact/ContactForm/ContactForm.tsx';

/** The contact page. It loads the form builder's script right away. */
export default function ContactPage() {
  return (
    <>
      <ExternalScript src={contact.script} />
      <Page meta={contact.meta}>
        <ContactForm {...contact.form} />
      </Page>
    </>
  );
}
