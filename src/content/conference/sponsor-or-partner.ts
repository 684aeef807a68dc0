import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';

/** How sponsors and partners differ, for the pages of both. Each page adds a link to the other. */
export const sponsorOrPartner = {
  variant: 'row',
  band: 'subtle',
  id: 'compare',
  heading: 'Sponsor or\u00A0partner?',
  lead: 'Sponsors put up a name, for $2,500 to $10,000. Partners also bring a team, for $5,000 to $50,000. Both have a “Platinum” and a “Community” offer, at different prices.',
  actionVariant: 'outline',
} satisfies Omit<CallToActionContent, 'actions'>;
