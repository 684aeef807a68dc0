import type { Testimonial, TestimonialsContent } from './Testimonials.tsx';

const portrait = (slug: string) => ({
  src: `/art/portraits/testimonials/${slug}.svg`,
  width: 600,
  height: 600,
  alt: '',
});

export const gwen: Testimonial = {
  quote:
    'They spent two weeks on the towpath with us. By the time anyone drew a plan, our keepers had already agreed on which gates to mend and which to leave alone.',
  name: 'Gwen Abara',
  role: 'Head keeper, canal trust',
  media: portrait('gwen-abara'),
};

export const russ: Testimonial = {
  quote:
    'The crew came back with their own rota written down. The next mill asked for a copy within the week.',
  name: 'Russ Tindall',
  role: 'Foreman, flour mill',
  media: portrait('russ-tindall'),
};

export const elena: Testimonial = {
  quote: 'The rules fit on one board by the door, and people read it.',
  name: 'Elena Marsh',
  role: 'Harbor master, river port',
  media: portrait('elena-marsh'),
};

/** A quote without a portrait. */
export const odile: Testimonial = {
  quote: 'We asked for a bigger bell. They asked who could not hear the old one.',
  name: 'Odile Brandt',
  role: 'Ferry operator',
};

export const sample = {
  id: 'testimonials',
  heading: 'In their words',
  listLabel: 'What keepers say',
  items: [gwen, russ, elena],
} satisfies TestimonialsContent;
