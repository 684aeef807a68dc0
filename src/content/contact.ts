import type { EmbeddedFormContent } from '../sections/contact/EmbeddedForm/EmbeddedForm.tsx';
import * as drawings from './generated/drawings.ts';
import { frames } from './frames.ts';
import { pageMeta } from './meta.ts';
import { formScript, formScriptOnEntry, formUrl, site } from './site.ts';
import { socials } from './socials.ts';

const meta = pageMeta('/contact', {
  title: `Contact | ${site.name}`,
  description:
    'Write to us by form or email. One paragraph is enough: we reply with two questions and a time to talk.',
});

const form = {
  variant: 'opening',
  heading: 'Contact',
  lead: 'Book a free 30-minute call about AI in your organization, or write to us.',
  actions: [{ label: 'Book a Call', dialog: 'booking' }],
  mail: { label: site.email, href: `mailto:${site.email}` },
  socialsLabel: 'Social profiles',
  socials,
  formHeading: 'Write to us',
  form: {
    src: formUrl(site.forms.contact),
    script: formScript,
    ...frames.form,
    title: 'Contact form',
    poster: { ...drawings.coversFormContact, alt: '' },
    link: {
      prompt: 'Form not showing?',
      label: 'Open it in a new tab',
      quiet: true,
      href: formUrl(site.forms.contact),
    },
    load: site.embeds,
    hint: 'The form comes from our form provider, which can then see that you visited.',
    words: {
      loading: 'Loading the form',
      failed: 'The form didn’t load',
      failedHint:
        'Your network or an extension may be blocking it. The same form opens in a new tab, and an email reaches the same people.',
      load: 'Load the form',
    },
  },
  drawing: drawings.contactPage,
} satisfies EmbeddedFormContent;

/** The contact page. */
export const contact = { meta, script: formScriptOnEntry, form };
