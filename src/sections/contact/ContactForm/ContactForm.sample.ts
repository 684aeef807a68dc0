import type { ContactFormContent } from './ContactForm.tsx';

/** Sample content for stories and tests. */
export const sample = {
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
} satisfies ContactFormContent;
