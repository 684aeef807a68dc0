import type { TeamContent } from '../sections/people/Team/Team.tsx';
import * as drawings from './generated/drawings.ts';
import { site } from './site.ts';

type Leader = TeamContent['items'][number];

/** The leadership team. */
export const leaders = [
  {
    name: 'Miriam Castell',
    role: 'Founder and CEO',
    media: { ...drawings.leadersMiriamCastell, alt: '' },
    credentials: ['MBA, operations', 'Former state workforce adviser'],
    text: `Started ${site.name} after years of seeing good software go unused for want of training. Hosts the podcast.`,
    expertise: ['Strategy', 'Public-sector adoption', 'Change leadership'],
  },
  {
    name: 'Anselm Roe',
    role: 'Chief AI Officer',
    media: { ...drawings.leadersAnselmRoe, alt: '' },
    credentials: ['PhD, machine learning', 'Former model auditor'],
    text: 'Decides what a model may be trusted with, and writes down why. Teaches the red-teaming course himself.',
    expertise: ['Language models', 'Evaluation', 'Governance'],
  },
  {
    name: 'Joana Breck',
    role: 'Chief Technology Officer',
    media: { ...drawings.leadersJoanaBreck, alt: '' },
    credentials: ['MSc, distributed systems', 'Former platform lead'],
    text: 'Builds inside other people’s clouds and leaves them tidier. Takes the support phone on Fridays.',
    expertise: ['Architecture', 'Data platforms', 'Security'],
  },
] satisfies Placeholder<'people', [Leader, ...Leader[]]>;

/** The founder, who also hosts the podcast. */
export const founder = leaders[0];

/** The founder's portrait as a wide picture, for a tile on the about page. */
export const founderTile = { ...drawings.founderTile, alt: '' } satisfies Placeholder<
  'people',
  Leader['media']
>;
