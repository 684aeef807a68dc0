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
