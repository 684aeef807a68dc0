import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { CustomPackageContent } from '../../sections/offers/CustomPackage/CustomPackage.tsx';
import type { PartnerLevelsContent } from '../../sections/offers/PartnerLevels/PartnerLevels.tsx';
import type { ReasonsContent } from '../../sections/method/Reasons/Reasons.tsx';
import * as drawings from '../generated/drawings.ts';
import { conference as figures } from '../figures/conference.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { addresses } from './addresses.ts';
import { facts } from './event.ts';
import { levels, writeAbout } from './levels.ts';
import { sponsorOrPartner } from './sponsor-or-partner.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/partner', {
  title: `Partner | ${conference.name}`,
  description: `Four partner levels with 20, 10, 6 and 3 passes, from $5,000 to $50,000, or a package made for you: how to partner with ${conference.name} ${conference.year}.`,
});

const hero = {
  variant: 'arch',
  band: 'brand',
  heading: 'Partner',
  lead: `Your team at our AI conference: passes, exhibitor space and ${figures.items.attendees.value} people a day to meet, from $5,000.`,
  facts,
  actions: [{ label: 'See the levels', href: '#levels' }],
  actionVariant: 'hero',
  caption: 'A ring for each level, a stone for each of its passes: 20, 10, 6 and 3.',
  drawing: drawings.conferencePartner,
  phoneDrawing: drawings.conferencePartnerPhone,
} satisfies ConferenceHeroContent;

const why = {
  id: 'why',
  heading: 'Why partner',
  drawing: drawings.conferenceWhy,
  items: [
    {
      title: 'Meet people early in their careers',
      text: `${figures.items.students.value} ${figures.items.students.label} come for workshops over the two days, and so can your engineers.`,
    },
    {
      title: 'Put your hardest question in the room',
      text: 'Workshops and the hackathon take real briefs. Bring one; leave with prototypes and meet the people who built them.',
    },
    {
      title: 'Be seen beside the work',
      text: 'Your name is on a stage, a prize or a lunch table that people use.',
    },
  ],
} satisfies ReasonsContent;

/** Each level's benefits other than its passes, keyed by the level's title. */
const benefits: Record<(typeof levels)[number]['title'], string[]> = {
  Title: [
    `Your name beside ${conference.name}’s, in print and on stage`,
    'Opening words on the main stage',
    'A keynote and two workshops',
    'Largest exhibitor space, first choice',
  ],
  Platinum: [
    'A keynote or panel seat',
    'One workshop in your name',
    'Large exhibitor space',
    'Logo on stage screens',
  ],
  Gold: ['A panel seat', 'Exhibitor table', 'Logo on name badges'],
  Community: ['Logo on the site and entrance wall', 'Shared exhibitor table'],
};

const levelList = {
  band: 'subtle',
  id: 'levels',
  heading: 'Four levels',
  lead: 'Each comes with passes for your team and your logo on the site for a year.',
  levelLabel: 'Partner level',
  passesLabel: 'passes',
  items: levels.map((level) => ({
    ...level,
    benefits: benefits[level.title],
    action: {
      label: `Ask about the ${level.title} level`,
      href: writeAbout(`${level.title} level, ${conference.name}`),
    },
  })),
} satisfies PartnerLevelsContent;

const custom = {
  id: 'custom',
  heading: 'Custom package',
  lead: 'Choose the parts that fit, and we quote one price. These are examples.',
  items: [
    'A hackathon category',
    'Ten student tickets or more',
    'The riverfront social',
    'Captioning for every talk',
    'A workshop series',
    'Coffee, all day',
  ],
  action: {
    label: 'Write to Us',
    about: 'about a custom package',
    href: writeAbout(`A custom package for ${conference.name}`),
  },
  mail: { label: addresses.email, href: `mailto:${addresses.email}` },
  drawing: drawings.conferenceCustom,
} satisfies CustomPackageContent;

/** The partner page, with four levels. */
export const partner = { meta, hero, compare: sponsorOrPartner('partner'), why, levels: levelList, custom };
