import type { PortraitsContent } from '../../sections/people/Portraits/Portraits.tsx';

/** The speakers, with the file names of their portraits. */
const people = [
  {
    name: 'Dr. Amara Nwosu',
    role: 'Director of Patient Experience, Ohio Valley Health',
    file: 'amara-nwosu',
  },
  { name: 'Joel Brandvold', role: 'Chief Engineer, Lakeline Robotics', file: 'joel-brandvold' },
  { name: 'Renata Solis', role: 'Superintendent of Schools', file: 'renata-solis' },
  { name: 'Caleb Whitaker', role: 'Founder, Fieldnote Farms', file: 'caleb-whitaker' },
  { name: 'Wen Chou', role: 'Head of Design, Harbor Bank', file: 'wen-chou' },
  { name: 'Desmond Pryor', role: 'City Chief Data Officer', file: 'desmond-pryor' },
  {
    name: 'Ingrid Halvorsen',
    role: 'Professor of Human\u2011Computer Interaction',
    file: 'ingrid-halvorsen',
  },
  { name: 'Emil Renner', role: 'Plant Manager, Miami Valley Castings', file: 'emil-renner' },
  { name: 'Farah Siddiqui', role: 'Ethics Lead, Northbend Labs', file: 'farah-siddiqui' },
  { name: 'Owen Farrow', role: 'Public Library Director', file: 'owen-farrow' },
  { name: 'Grace Oduya', role: 'Nurse Informaticist', file: 'grace-oduya' },
  { name: 'Hank Delacroix', role: 'Partner, Riverbend Ventures', file: 'hank-delacroix' },
  { name: 'Sunita Rao', role: 'Security Researcher', file: 'sunita-rao' },
  { name: 'Peter Aldous', role: 'Labor Economist', file: 'peter-aldous' },
];

/** Fourteen speakers of past editions. */
export const previousSpeakers = {
  variant: 'shapes',
  id: 'speakers',
  heading: 'Previous speakers',
  lead: 'Clinicians, engineers, teachers and public servants who design with the people they serve.',
  action: { label: 'See last year’s program', href: '/midwestcon/agenda' },
  items: people.map(({ name, role, file }) => ({
    name,
    role,
    media: { src: `/art/portraits/speakers/${file}.svg`, width: 480, height: 480, alt: '' },
  })),
} satisfies Placeholder<'people', PortraitsContent>;
