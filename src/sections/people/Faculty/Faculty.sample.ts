import type { FacultyProps } from './Faculty.tsx';

const portrait = (slug: string) => ({
  src: `/art/portraits/faculty/${slug}.svg`,
  width: 600,
  height: 600,
  alt: '',
});

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Ten who turn the stones',
  faculty: [
    { name: 'Dr. Odile Marsh', title: 'Head miller', image: portrait('helena-voss') },
    { name: 'Bertil Crane', title: 'Gears', image: portrait('andre-whitlock') },
    { name: 'Samira Holt', title: 'Weights and measures', image: portrait('mina-farouk') },
    { name: 'Owen Tarn', title: 'Water law', image: portrait('carl-jessup') },
    { name: 'Keiko Lund', title: 'Drawing', image: portrait('yuki-tanabe') },
    { name: 'Piet Sorrel', title: 'Mending', image: portrait('roland-pike') },
    { name: 'Amara Finch', title: 'Letters', image: portrait('simone-achebe') },
    { name: 'Rafael Beck', title: 'Ledgers', image: portrait('luis-ortega') },
    { name: 'Nell Ashby', title: 'Guild affairs', image: portrait('hannah-brill') },
    { name: 'Arjun Vale', title: 'Night watch', image: portrait('vikram-sethi') },
  ],
} satisfies FacultyProps;
