import { contact } from '../content/contact.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { ContactForm } from '../sections/ContactForm/ContactForm.tsx';

/** Contact (specification point 2.10). */
export default function ContactPage() {
  return (
    <>
      <Meta {...contact.meta} />
      <ContactForm {...contact.form} />
    </>
  );
}
