import type { Testimonial, TestimonialsProps } from './Testimonials.tsx';

const portrait = (slug: string) => ({
  src: `/art/portraits/testimonials/${slug}.svg`,
  width: 600,
  height: 600,
  alt: '',
});

export const gwen: Testimonial = {
  quote:
    'They spent the first weeks watching us work. By the time anyone said “model”, our caseworkers had already decided what it should and shouldn’t touch.',
  name: 'Gwen Abara',
  role: 'Director of operations, county agency',
  portrait: portrait('gwen-abara'),
};

export const russ: Testimonial = {
  quote:
    'My supervisors came back from class with their own spreadsheets fixed. That sold the rest of the plant.',
  name: 'Russ Tindall',
  role: 'Plant manager, component manufacturer',
  portrait: portrait('russ-tindall'),
};

export const elena: Testimonial = {
  quote: 'The policy fits on two pages and our board read both.',
  name: 'Elena Marsh',
  role: 'Superintendent, public school district',
  portrait: portrait('elena-marsh'),
};

/** Without a portrait. */
export const odile: Testimonial = {
  quote: 'We asked for a chatbot. They asked what people phone about, and fixed that.',
  name: 'Odile Brandt',
  role: 'Head of service, city utilities',
};

export const sample = {
  id: 'testimonials',
  heading: 'Testimonials',
  listLabel: 'What clients say',
  quotes: [gwen, russ, elena],
} satisfies TestimonialsProps;
