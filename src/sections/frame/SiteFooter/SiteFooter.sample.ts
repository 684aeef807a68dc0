import type { SiteFooterContent } from './SiteFooter.tsx';

export const siteFooter = {
  brand: { name: 'Halden', href: '/' },
  tagline: 'Wooden boats, built and looked after, and a school for the people who sail them.',
  socials: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/halden', icon: 'linkedin' },
    { label: 'Instagram', href: 'https://www.instagram.com/halden', icon: 'instagram' },
    { label: 'YouTube', href: 'https://www.youtube.com/@halden', icon: 'youtube' },
    { label: 'X', href: 'https://x.com/halden', icon: 'x' },
  ],
  columns: [
    {
      heading: 'Boats',
      links: [
        { label: 'Harbors', href: '/#harbors' },
        { label: 'Schools', href: '/#schools' },
        { label: 'Work', href: '/#work' },
        { label: 'How we build', href: '/how' },
      ],
    },
    {
      heading: 'The yard',
      links: [
        { label: 'About', href: '/#about' },
        { label: 'Our shipwrights', href: '/#team' },
        { label: 'Logbooks', href: '/#logbooks' },
        { label: 'Find the slipway', href: '/#contact' },
        { label: 'Ask for a berth', href: '/contact' },
      ],
    },
    {
      heading: 'Reading',
      links: [
        { label: 'Journal', href: '/journal' },
        { label: 'Launches', href: '/launches' },
        { label: 'Rivercon', href: '/rivercon' },
        { label: 'FAQ', href: '/#faq' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Terms of the yard', href: '/terms' },
  ],
  drawing: { src: '/art/scenes/footer.svg', width: 520, height: 520 },
} satisfies SiteFooterContent;
