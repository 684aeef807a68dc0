import type { SiteHeaderContent } from './SiteHeader.tsx';

export const siteHeader = {
  skip: { label: 'Skip to content', href: '#main' },
  brand: { name: 'Halden', href: '/' },
  label: 'Main',
  items: [
    {
      label: 'Boats',
      href: '/',
      covers: ['/how-we-build'],
      menu: {
        toggle: 'Boats menu',
        links: [
          {
            label: 'Boats for Harbors',
            href: '/harbors',
            text: 'Pilots, patrols and public ferries',
            glyph: 'quarter',
          },
          {
            label: 'Boats for Schools',
            href: '/schools',
            text: 'Small crews, taught first',
            glyph: 'dome',
          },
          {
            label: 'Boats for Work',
            href: '/work',
            text: 'Afloat inside the year',
            glyph: 'fan',
          },
          {
            label: 'Sail School',
            href: '/sail-school',
            alsoAt: ['/sailing-school'],
            text: 'Twelve weeks to your first passage',
            glyph: 'band',
          },
          {
            label: 'Built to Measure',
            href: '/to-measure',
            text: 'Drawn around your crew',
            glyph: 'turn',
          },
          {
            label: 'Timber Grades',
            href: '/timber',
            text: 'Grain before glue',
            glyph: 'rings',
          },
        ],
      },
    },
    { label: 'Journal', href: '/journal' },
    { label: 'Launches', href: '/launches' },
    {
      label: 'About',
      href: '/about',
      menu: {
        toggle: 'About menu',
        links: [
          {
            label: 'Contact',
            href: '/contact',
            text: 'Write to the yard, or call in',
            icon: 'mail',
          },
        ],
        follow: 'Follow Halden',
      },
    },
    { label: 'Rivercon', href: 'https://rivercon.example', marked: true },
  ],
  toggle: 'Menu',
  action: { label: 'Visit the Yard', dialog: 'booking', href: '/contact' },
  scheme: { legend: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark', change: 'Change' },
  socials: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/halden', icon: 'linkedin' },
    { label: 'Instagram', href: 'https://www.instagram.com/halden', icon: 'instagram' },
    { label: 'YouTube', href: 'https://www.youtube.com/@halden', icon: 'youtube' },
    { label: 'X', href: 'https://x.com/halden', icon: 'x' },
  ],
} satisfies SiteHeaderContent;

/**
 * The header of a site within the site: with a link to the main site, a half disc instead of the logo mark, a menu
 * whose label is not a link, and hover delays.
 */
export const innerHeader = {
  skip: { label: 'Skip to content', href: '#main' },
  back: { name: 'Halden', label: 'Back to Halden', href: '/' },
  brand: { name: 'Rivercon', href: '/rivercon', disc: true },
  label: 'Rivercon',
  items: [
    { label: 'Program', href: '/rivercon/program' },
    { label: 'Tickets', href: '/rivercon/tickets' },
    {
      label: 'Take Part',
      menu: {
        links: [
          {
            label: 'Help',
            href: '/rivercon/help',
            text: 'A shift of four hours',
            glyph: 'quarter',
          },
          { label: 'Meet', href: '/rivercon/meet', text: 'Before and after', glyph: 'dome' },
        ],
      },
    },
  ],
  toggle: 'Menu',
  action: { label: 'Reserve a Berth', href: '/rivercon/berths' },
  secondAction: { label: 'Support Us', href: '/rivercon/support' },
  scheme: siteHeader.scheme,
  delays: { open: 200, skip: 300, close: 150 },
} satisfies SiteHeaderContent;
