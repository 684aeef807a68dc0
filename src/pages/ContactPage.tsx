import { contact } from '../content/contact.ts';
import { ExternalScript } from '../design/media/ExternalScript/ExternalScript.tsx';
import { Page } from '../design/layout/Page/Page.tsx';
import { ContactForm } from '../sections/contact/ContactForm/ContactForm.tsx';

/** Contact. The form builder's script is there from entering the page on. */
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
