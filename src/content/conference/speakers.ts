import type { PortraitsContent } from '../../sections/people/Portraits/Portraits.tsx';
import * as drawings from '../generated/drawings.ts';

/** Speakers, with their portraits. */
const people = [
  {
    name: 'Dr. Amara Nwosu',
    role: 'Director of Patient Experience, Ohio Valley Health',
    portrait: drawings.speakersAmaraNwosu,
  },
  {
    name: 'Joel Brandvold',
    role: 'Chief Engineer, Lakeline Robotics',
    portrait: drawings.speakersJoelBrandvold,
  },
  { name: 'Renata Solis', role: 'Superintendent of Schools', portrait: drawings.speakersRenataSolis },
  { name: 'Caleb Whitaker', role: 'Founder, Fieldnote Farms', portrait: drawings.speakersCalebWhitaker },
  { name: 'Wen Chou', role: 'Head of Design, Harbor Bank', portrait: drawings.speakersWenChou },
  { name: 'Desmond Pryor', role: 'City Chief Data Officer', portrait: drawings.speakersDesmondPryor },
  {
    name: 'Ingrid Halvorsen',
    role: 'Professor of Human\u2011Computer Interaction',
    portrait: drawings.speakersIngridHalvorsen,
  },
  {
    name: 'Emil Renner',
    role: 'Plant Manager, Miami Valley Castings',
    portrait: drawings.speakersEmilRenner,
  },
  { name: 'Farah Siddiqui', role: 'Ethics Lead, Northbend Labs', portrait: drawings.speakersFarahSiddiqui },
  { name: 'Owen Farrow', role: 'Public Library Director', portrait: drawings.speakersOwenFarrow },
  { name: 'Grace Oduya', role: 'Nurse Informaticist', portrait: drawings.speakersGraceOduya },
  { name: 'Hank Delacroix', role: 'Partner, Riverbend Ventures', portrait: drawings.speakersHankDelacroix },
  { name: 'Sunita Rao', role: 'Security Researcher', portrait: drawings.speakersSunitaRao },
  { name: 'Peter Aldous', role: 'Labor Economist', portrait: drawings.speakersPeterAldous },
];

/** Fourteen speakers from past years. */
export const previousSpeakers = {
  variant: 'shapes',
  id: 'speakers',
  heading: 'Previous speakers',
  lead: 'Clinicians, engineers, teachers and public servants who design with the people they serve.',
  action: { label: 'See last year’s program', href: '/midwestcon/agenda' },
  items: people.map(({ name, role, portrait }) => ({
    name,
    role,
    media: { ...portrait, alt: '' },
  })),
} satisfies Placeholder<'people', PortraitsContent>;
