import type { EmbeddedFormContent } from './EmbeddedForm.tsx';

/** Sample content for stories and tests. */
export const sample = {
  id: 'places',
  heading: 'Hold a place',
  lead: 'Tell us who comes and in which season. We write back before the harvest.',
  form: {
    src: '/stand-ins/form.html',
    script: '/stand-ins/script.js',
    title: 'Form for places',
    link: {
      prompt: 'Nothing to fill in?',
      label: 'See the questions by themselves',
      href: 'https://forms.example/widget/form/places',
    },
    words: { loading: 'Loading the form', failed: 'The questions have not arrived' },
  },
  drawing: { src: '/art/scenes/early-access.svg', width: 760, height: 500 },
} satisfies EmbeddedFormContent;

/** Sample content for the variant `opening`, the first section of a page. */
export const opening = {
  variant: 'opening',
  heading: 'Write to us',
  lead: 'Tell us which orchard, and what is wrong with it. A photograph helps.',
  actions: [{ label: 'Ring the orchard', href: 'tel:+15550100' }],
  mail: { label: 'press@orchard.example', href: 'mailto:press@orchard.example' },
  socialsLabel: 'The orchard elsewhere',
  socials: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/orchard', icon: 'linkedin' },
    { label: 'Instagram', href: 'https://www.instagram.com/orchard', icon: 'instagram' },
    { label: 'YouTube', href: 'https://www.youtube.com/@orchard', icon: 'youtube' },
    { label: 'X', href: 'https://x.com/orchard', icon: 'x' },
  ],
  formHeading: 'Ask the gardener',
  form: {
    src: '/stand-ins/form.html',
    script: '/stand-ins/script.js',
    title: 'Form for questions',
    poster: { src: '/art/covers/form-contact.svg', width: 600, height: 600, alt: '' },
    link: {
      prompt: 'Nothing to fill in?',
      label: 'See the questions by themselves',
      href: 'https://forms.example/widget/form/orchard',
    },
    words: { loading: 'Loading the form', failed: 'The questions have not arrived' },
  },
  drawing: { src: '/art/scenes/contact-page.svg', width: 440, height: 440 },
} satisfies EmbeddedFormContent;
