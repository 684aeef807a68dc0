import type { SpeakersProps } from '../../sections/people/Speakers/Speakers.tsx';

/** Who spoke, and the file of the portrait. */
const people = [
  {
    name: 'Dr. Amara Nwosu',
    title: 'Director of Patient Experience, Ohio Valley Health',
    file: 'amara-nwosu',
  },
  { name: 'Joel Brandvold', title: 'Chief Engineer, Lakeline Robotics', file: 'joel-brandvold' },
  { name: 'Renata Solis', title: 'Superintendent of Schools', file: 'renata-solis' },
  { name: 'Caleb Whitaker', title: 'Founder, Fieldnote Farms', file: 'caleb-whitaker' },
  { name: 'Mei-Lin Chou', title: 'Head of Design, Harbor Bank', file: 'mei-lin-chou' },
  { name: 'Desmond Pryor', title: 'City Chief Data Officer', file: 'desmond-pryor' },
  { name: 'Ingrid Halvorsen', title: 'Professor of Human-Computer Interaction', file: 'ingrid-halvorsen' },
  { name: 'Tobias Renner', title: 'Plant Manager, Miami Valley Castings', file: 'tobias-renner' },
  { name: 'Farah Siddiqui', title: 'Ethics Lead, Northbend Labs', file: 'farah-siddiqui' },
  { name: 'Owen Castellan', title: 'Public Library Director', file: 'owen-castellan' },
  { name: 'Grace Oduya', title: 'Nurse Informaticist', file: 'grace-oduya' },
  { name: 'Hank Delacroix', title: 'Partner, Riverbend Ventures', file: 'hank-delacroix' },
  { name: 'Sunita Rao', title: 'Security Researcher', file: 'sunita-rao' },
  { name: 'Peter Lindqvist', title: 'Labor Economist', file: 'peter-lindqvist' },
];

/** Fourteen speakers of the editions before. */
export const previousSpeakers = {
  id: 'speakers',
  heading: 'Previous speakers',
  lead: 'Clinicians, engineers, teachers and public servants who design with the people they serve.',
  speakers: people.map(({ name, title, file }) => ({
    name,
    title,
    image: { src: `/art/portraits/speakers/${file}.svg`, width: 480, height: 480, alt: '' },
  })),
} satisfies Placeholder<'people', SpeakersProps>;
