import type { TeamContent } from './Team.tsx';

/** Sample content for stories and tests. */
export const sample = {
  id: 'team',
  heading: 'The people behind the workbench',
  items: [
    {
      name: 'Odile Marchetti',
      role: 'Founder and yard master',
      media: { src: '/art/portraits/leaders/miriam-castell.svg', width: 600, height: 600, alt: '' },
      credentials: ['Master boatbuilder', 'Former harbor inspector'],
      text: 'Opened the yard after years of mending what a coat of oil would have saved. Runs the Saturday class.',
      expertise: ['Planking', 'Apprenticeships', 'Yard safety'],
    },
    {
      name: 'Rasmus Tveit',
      role: 'Chief designer',
      media: { src: '/art/portraits/leaders/anselm-roe.svg', width: 600, height: 600, alt: '' },
      credentials: ['Degree in hull design', 'Former race judge'],
      text: 'Decides what a hull may be asked to carry, and writes down why. Sails every prototype himself.',
      expertise: ['Lines drawing', 'Sea trials', 'Standards'],
    },
    {
      name: 'Nneka Obi',
      role: 'Head of the workshop',
      media: { src: '/art/portraits/leaders/joana-breck.svg', width: 600, height: 600, alt: '' },
      credentials: ['Engines and electrics', 'Former ferry engineer'],
      text: 'Knows every engine on the river by its cough. Has the repair phone on Fridays.',
      expertise: ['Wiring', 'Diesel engines', 'Fire safety'],
    },
  ],
  stats: [
    { value: '15+ years', label: 'on the same slipway' },
    { value: '500+', label: 'boats back on the water' },
    { value: '$2M+', label: 'raised for the harbor fund' },
  ],
  caption: 'Since the yard opened. Source: its day book.',
  labels: {
    region: 'The yard’s crew',
    slide: '{slide} of {total}',
    range: '{first} through {last} of {total}',
    previous: 'Previous person',
    next: 'Next person',
    show: 'Show {name}',
    credentials: 'Credentials',
    expertise: 'Expertise',
  },
} satisfies TeamContent;
