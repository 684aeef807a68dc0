import type { Audience, ClientTypesContent } from './ClientTypes.tsx';

export const libraries: Audience = {
  id: 'libraries',
  title: 'Libraries',
  text: 'From the branch desk to the state archive: catalogues that answer in plain language, and a policy for each desk.',
  link: { label: 'AI for Libraries', href: '/libraries' },
};

export const clinics: Audience = {
  id: 'clinics',
  title: 'Clinics',
  text: 'Rural practices and health centers that want less typing and more time at the bedside.',
  link: { label: 'AI for Clinics', href: '/clinics' },
};

export const workshops: Audience = {
  id: 'workshops',
  title: 'Workshops',
  text: 'Foundries, printers and joiners who have one season to see it work.',
  link: { label: 'AI for Workshops', href: '/workshops' },
};

export const sample = {
  items: [libraries, clinics, workshops],
  drawing: { src: '/art/scenes/audience.svg', width: 1440, height: 840 },
} satisfies ClientTypesContent;
