import type { SponsorDialogContent } from '../../sections/frame/SponsorDialog/SponsorDialog.tsx';
import { site } from '../site.ts';
import { levels, writeAbout } from './levels.ts';

/** Content of the sponsor dialog: the four partner levels, and a way to get in touch. */
export const sponsorDialog = {
  heading: 'Become a Sponsor',
  lead: 'Four partner levels. Each comes with passes for your team; tell us what you would like to support.',
  caption: 'Partner levels, prices and passes',
  columns: { level: 'Level', price: 'Price', passes: 'Passes' },
  items: [...levels],
  actions: [
    { label: 'Write to Us', href: writeAbout(`Sponsoring ${site.conference.name}`) },
    { label: 'See what each level includes', href: '/midwestcon/partner#levels' },
  ],
} satisfies Omit<SponsorDialogContent, 'onClose'>;
