import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import { levels, sponsorTiers } from './levels.ts';

/** The title and the price of a tier or level, with no-break spaces: "Gold $15,000". */
const named = ({ title, price }: { title: string; price: number }): string =>
  `${title} $${String(price).replace(/\B(?=(\d{3})+$)/g, ',')}`.replaceAll(' ', '\u00A0');

const sponsor = {
  title: 'Sponsor',
  facts: [
    { label: 'You bring', value: 'Your name and your logo' },
    {
      label: 'You get',
      value: 'A place on the site and the walls, then a table, a workshop and a panel seat',
    },
    { label: 'Three tiers', value: sponsorTiers.map(named).join(', ') },
  ],
};

const partner = {
  title: 'Partner',
  facts: [
    { label: 'You bring', value: 'Your team, and a question for the room' },
    {
      label: 'You get',
      value: 'Passes for the team and exhibitor space, then a panel seat, a workshop and a keynote',
    },
    { label: 'Four levels', value: levels.map(named).reverse().join(', ') },
  ],
};

const mark = 'This page';

/** A comparison of sponsors and partners, for the sponsors' or the partners' page. It links to the other page. */
export const sponsorOrPartner = (page: 'sponsor' | 'partner') =>
  ({
    variant: 'row',
    band: 'subtle',
    id: 'compare',
    heading: 'Sponsor or\u00A0partner?',
    choices:
      page === 'sponsor'
        ? [
            { ...sponsor, mark },
            { ...partner, action: { label: 'See partner levels', href: '/midwestcon/partner' } },
          ]
        : [
            { ...sponsor, action: { label: 'See sponsor tiers', href: '/midwestcon/sponsors' } },
            { ...partner, mark },
          ],
  }) satisfies CallToActionContent;
