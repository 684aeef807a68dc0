import type { GuestsContent } from './Guests.tsx';

const portraits = [
  'dana-whitfield',
  'marcus-oyelaran',
  'ruth-kessler',
  'theo-brandt',
  'lena-okafor',
  'samir-khoury',
];

const people = [
  ['Oona Farrell', 'Harbor Master, Port of Denby'],
  ['Luca Brandolini', 'Head of Support, Copperline'],
  ['Signe Dahl', 'Board Member, Fenwick Dairy Cooperative'],
  ['Amos Tillery', 'Registrar, Tarn County'],
  ['Yewande Cole', 'Partner, Hillgate Capital'],
  ['Ines Pallas', 'Radiologist, Marbrook Clinic'],
] as const;

/** Sample content for stories and tests. */
export const sample = {
  id: 'guests',
  heading: 'Recent Guests',
  items: people.map(([name, role], index) => ({
    name,
    role,
    number: `EP. ${46 - index}`,
    href: `/episodes/${46 - index}`,
    media: {
      src: `/art/portraits/guests/${portraits[index] ?? ''}.svg`,
      width: 600,
      height: 600,
      alt: '',
    },
  })),
  labels: {
    region: 'Guests by episode',
    slide: '{slide} of {total}',
    previous: 'Scroll left',
    next: 'Scroll right',
    range: 'Guests {first} to {last}, of {total}',
  },
} satisfies GuestsContent;
