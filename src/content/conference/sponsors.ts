import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { SponsorHeroContent } from '../../sections/heroes/SponsorHero/SponsorHero.tsx';
import type { FactsContent } from '../../sections/proof/Facts/Facts.tsx';
import type { SponsorTiersContent } from '../../sections/offers/SponsorTiers/SponsorTiers.tsx';
import * as drawings from '../generated/drawings.ts';
import { conference as figures } from '../figures/conference.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { writeAbout } from './levels.ts';
import { ticketPrice } from './prices.ts';
import { sponsorOrPartner } from './sponsor-or-partner.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/sponsors', {
  title: `Sponsors | ${conference.name}`,
  description: `Three sponsorship tiers of ${conference.name} ${conference.year}, $2,500, $5,000 and $10,000: what each includes and what the money pays for.`,
});

/** An action that starts an email about a tier. */
const ask = (label: string, title: string) => ({
  label,
  href: writeAbout(`${title}, ${conference.name}`),
});

const seePartners = { label: 'See partner levels', href: '/midwestcon/partner' };

const become = { label: 'Become a Sponsor', dialog: 'sponsor' as const };

/** The tiers. Prices are in US dollars, as the owner set them. */
const tiers = {
  id: 'tiers',
  heading: 'Three tiers',
  tierLabel: 'Sponsor tier',
  items: [
    {
      title: 'Community Partner',
      price: 2_500,
      benefits: [
        'Name and logo on the conference site',
        'Logo on the entrance wall',
        'One line in the newsletter',
      ],
      action: ask('Become a Community Partner', 'Community Partner'),
    },
    {
      title: 'Innovation Sponsor',
      price: 5_000,
      benefits: [
        'Everything in Community Partner',
        'Table in the exhibitor hall',
        'One workshop in your name',
        'Logo on name badges',
      ],
      action: ask('Become an Innovation Sponsor', 'Innovation Sponsor'),
    },
    {
      title: 'Platinum Sponsor',
      price: 10_000,
      benefits: [
        'Everything in Innovation Sponsor',
        'A panel seat on the main stage',
        'One hackathon category in your name',
        'Logo on stage screens',
      ],
      action: ask('Become a Platinum Sponsor', 'Platinum Sponsor'),
    },
  ],
} satisfies SponsorTiersContent;

const hero = {
  heading: 'Sponsors',
  lead: `Put your name before 500+ people who build with AI: ${conference.dates}, in ${conference.place}.`,
  items: tiers.items.map(({ title, price }) => ({ title, price })),
  action: become,
  drawing: drawings.conferenceCrowd,
} satisfies SponsorHeroContent;

const compare = { ...sponsorOrPartner, actions: [seePartners] } satisfies CallToActionContent;

const paysFor = {
  variant: 'figures',
  id: 'pays-for',
  heading: 'What sponsors pay for',
  items: [
    { label: 'For students and non\u2011profit staff', value: `$${ticketPrice.student} seats` },
    { label: 'Hackathon prizes', value: `Over ${figures.items.prizes.value}` },
    { label: 'Hands\u2011on workshops', value: figures.items.workshops.value },
  ],
} satisfies FactsContent;

const end = {
  variant: 'row',
  band: 'page',
  heading: 'Looking for a\u00A0larger role?',
  lead: 'Bring your team: partners get passes for it, in four levels.',
  actions: [seePartners, become],
} satisfies CallToActionContent;

/** The sponsors' page, with three tiers. */
export const sponsors = { meta, hero, compare, tiers, paysFor, end };
