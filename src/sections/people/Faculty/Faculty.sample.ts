import type { FacultyContent } from './Faculty.tsx';

const portrait = (slug: string) => ({
  src: `/art/portraits/faculty/${slug}.svg`,
  width: 600,
  height: 600,
  alt: '',
});

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Ten who turn the stones',
  items: [
    { name: 'Dr. Odile Marsh', role: 'Head miller', media: portrait('helena-voss') },
    { name: 'Bertil Crane', role: 'Gears', media: portrait('andre-whitlock') },
    { name: 'Samira Holt', role: 'Weights and measures', media: portrait('mina-farouk') },
    { name: 'Owen Tarn', role: 'Water law', media: portrait('carl-jessup') },
    { name: 'Keiko Lund', role: 'Drawing', media: portrait('yuki-tanabe') },
    { name: 'Piet Sorrel', role: 'Mending', media: portrait('roland-pike') },
    { name: 'Amara Finch', role: 'Letters', media: portrait('simone-achebe') },
    { name: 'Rafael Beck', role: 'Ledgers', media: portrait('luis-ortega') },
    { name: 'Nell Ashby', role: 'Guild affairs', media: portrait('hannah-brill') },
    { name: 'Arjun Vale', role: 'Night watch', media: portrait('vikram-sethi') },
  ],
} satisfies FacultyContent;
