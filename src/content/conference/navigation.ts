import type { SiteHeaderContent } from '../../sections/frame/SiteHeader/SiteHeader.tsx';
import type { SiteFooterContent } from '../../sections/frame/SiteFooter/SiteFooter.tsx';
import { footer, scheme, skip } from '../navigation.ts';
import { site } from '../site.ts';
import { conduct, recap } from './event.ts';

/** The conference's navigation, which replaces the site's. */
export const conferenceHeader = {
  skip,
  back: { name: site.name, label: `Back to ${site.name}`, href: '/' },
  brand: { name: site.conference.name, href: '/midwestcon', disc: true },
  label: site.conference.name,
  items: [
    { label: 'Agenda', href: '/midwestcon/agenda' },
    { label: 'Hackathon', href: '/midwestcon/hackathon' },
    { label: 'Tickets', href: '/midwestcon/tickets' },
    { label: 'Merch', href: '/midwestcon/merch' },
    { label: 'Sponsors', href: '/midwestcon/sponsors' },
    {
      label: 'Get Involved',
      menu: {
        links: [
          {
            label: 'Partner',
            href: '/midwestcon/partner',
            text: 'Four levels, or a custom package',
            glyph: 'arch',
          },
          {
            label: 'Volunteer',
            href: '/midwestcon/volunteer',
            text: 'From four hours, with an orientation',
            glyph: 'person',
          },
          {
            label: 'Community',
            href: '/midwestcon/community',
            text: 'Chat and groups, all year',
            glyph: 'halves',
          },
        ],
      },
    },
  ],
  toggle: 'Menu',
  action: site.conference.edition === 'over' ? recap : { label: 'Get Tickets', href: '/midwestcon/tickets' },
  secondAction: { label: 'Become a Sponsor', dialog: 'sponsor' },
  scheme,
  delays: { open: 200, skip: 300, close: 150 },
} satisfies SiteHeaderContent;

/** The footer of the conference's pages: the site's footer, plus links to these pages and to the code of conduct. */
export const conferenceFooter = {
  ...footer,
  tagline: `${site.conference.name}: ${site.conference.dates}, ${site.conference.place}. Hosted by ${site.name}.`,
  columns: [
    {
      heading: 'Conference',
      links: conferenceHeader.items.flatMap((entry) =>
        entry.href
          ? [{ label: entry.label, href: entry.href }]
          : (entry.menu?.links ?? []).map(({ label, href }) => ({ label, href })),
      ),
    },
    ...footer.columns,
  ],
  legal: [...footer.legal, { ...conduct, label: 'Code of Conduct' }],
} satisfies SiteFooterContent;
