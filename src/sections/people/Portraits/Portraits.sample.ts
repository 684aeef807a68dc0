import type { PortraitsContent } from './Portraits.tsx';

const people: readonly [name: string, role: string, portrait: string][] = [
  ['Wilhelmina Tarr', 'Keeper of Locks, Tern Canal Trust', 'agnieszka-wrona'],
  ['Idris Coldwell', 'Foreman, Brackish & Sons', 'darnell-pruitt'],
  ['Paloma Reyes-Quint', 'Night Archivist', 'beatriz-salgado'],
  ['Anders Thorvik', 'Tide Clerk, Port of Ellery', 'marcus-oyelaran'],
  ['Sapna Kulkarni', 'Head of Signals, Upland Railway', 'anjali-deshmukh'],
  ['Bertrand Oyelowe', 'Harbor Master', 'joel-abernathy'],
  ['Chiyo Takamura', 'Reader in Bridges', 'grace-nakamura'],
  ['Lorcan Fahey', 'Ferryman, River Mallow', 'rafael-ibarra'],
  ['Zainab Othman', 'Surveyor of Dikes', 'hodan-warsame'],
  ['Everett Sloane', 'Curator, Museum of Rope', 'theo-brandt'],
  ['Marguerite Voss', 'Lamp Inspector', 'lena-okafor'],
  ['Tomasz Bielak', 'Partner, Bielak Dredging', 'walter-quigley'],
  ['Nokuthula Maseko', 'Cartographer', 'imani-castellanos'],
  ['Piers Hathersage', 'Weather Historian', 'samir-khoury'],
];

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Voices on the quay',
  lead: 'Keepers, clerks and ferrymen who spoke at the last three gatherings.',
  action: { label: 'Hear what they said', href: '#' },
  items: people.map(([name, role, portrait]) => ({
    name,
    role,
    media: { src: `/art/portraits/guests/${portrait}.svg`, width: 600, height: 600, alt: '' },
  })),
} satisfies PortraitsContent;
