import type { SpeakersProps } from '../../sections/people/Speakers/Speakers.tsx';

/** Name, title and the file of the portrait. */
const people = [
  ['Dr. Amara Nwosu', 'Director of Patient Experience, Ohio Valley Health', 'amara-nwosu'],
  ['Joel Brandvold', 'Chief Engineer, Lakeline Robotics', 'joel-brandvold'],
  ['Renata Solis', 'Superintendent of Schools', 'renata-solis'],
  ['Caleb Whitaker', 'Founder, Fieldnote Farms', 'caleb-whitaker'],
  ['Mei-Lin Chou', 'Head of Design, Harbor Bank', 'mei-lin-chou'],
  ['Desmond Pryor', 'City Chief Data Officer', 'desmond-pryor'],
  ['Ingrid Halvorsen', 'Professor of Human-Computer Interaction', 'ingrid-halvorsen'],
  ['Tobias Renner', 'Plant Manager, Miami Valley Castings', 'tobias-renner'],
  ['Farah Siddiqui', 'Ethics Lead, Northbend Labs', 'farah-siddiqui'],
  ['Owen Castellan', 'Public Library Director', 'owen-castellan'],
  ['Grace Oduya', 'Nurse Informaticist', 'grace-oduya'],
  ['Hank Delacroix', 'Partner, Riverbend Ventures', 'hank-delacroix'],
  ['Sunita Rao', 'Security Researcher', 'sunita-rao'],
  ['Peter Lindqvist', 'Labor Economist', 'peter-lindqvist'],
] as const;

/** Fourteen speakers of the editions before; fictional sample content. */
export const previousSpeakers = {
  id: 'speakers',
  heading: 'Previous speakers',
  lead: 'Clinicians, engineers, teachers and public servants who build with people in the room.',
  speakers: people.map(([name, title, file]) => ({
    name,
    title,
    image: { src: `/art/portraits/speakers/${file}.svg`, width: 480, height: 480, alt: '' },
  })),
} satisfies SpeakersProps;
