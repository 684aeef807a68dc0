import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { SponsorHeroContent } from '../../sections/heroes/SponsorHero/SponsorHero.tsx';
import type { FactsContent } from '../../sections/proof/Facts/Facts.tsx';
import type { SponsorTiersContent } from '../../sections/offers/SponsorTiers/SponsorTiers.tsx';
import * as drawings from '../generated/drawings.ts';
import { conference as figures } from '../figures/conference.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { ticketPrice } from './prices.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/sponsors', {
  title: `Sponsors | ${conference.name}`,
  description: `Three sponsorship tiers of ${conference.name} ${conference.year}, $2,500, $5,000 and $10,000: what each includes and what the money pays for.`,
});

const become = { label: 'Become a Sponsor', dialog: 'sponsor' as const };

/** The tiers. Prices are in US dollars, as the owner set them. */
const tiers = {
  id: 'tiers',
  heading: 'Three tiers',
  items: [
    {
      title: 'Community Partner',
      price: 2_500,
      benefits: [
        'Name and logo on the conference site',
        'Logo on the entrance wall',
        'One line in the newsletter',
      ],
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
    },
  ],
} satisfies SponsorTiersContent;

const hero = {
  heading: 'Sponsors',
  lead: 'Put your name before 500+ people who build, teach and answer for AI. Partners bring a team, too.',
  items: tiers.items.map(({ title, price }) => ({ title, price })),
  action: become,
  drawing: drawings.conferenceCrowd,
} satisfies SponsorHeroContent;

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
  lead: 'Sponsors put up a name. Partners bring a team, with passes for it in four levels.',
  actions: [become, { label: 'See partner levels', href: '/midwestcon/partner' }],
  actionVariant: 'accent',
} satisfies CallToActionContent;

/** The sponsors' page, with three tiers. */
export const sponsors = { meta, hero, tiers, paysFor, end };
