import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import type { SiteFooterProps } from './SiteFooter.tsx';

export const siteFooter = {
  brand: { name: 'Arcwright', href: '/' },
  tagline: 'Custom AI development and enterprise training for government, education and business.',
  socials: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/arcwright', icon: IconBrandLinkedin },
    { label: 'Instagram', href: 'https://www.instagram.com/arcwright', icon: IconBrandInstagram },
    { label: 'YouTube', href: 'https://www.youtube.com/@arcwright', icon: IconBrandYoutube },
    { label: 'X', href: 'https://x.com/arcwright', icon: IconBrandX },
  ],
  columns: [
    {
      heading: 'Solutions',
      links: [
        { label: 'Government', href: '/#government' },
        { label: 'Education', href: '/#education' },
        { label: 'Business', href: '/#business' },
        { label: 'ARC Methodology', href: '/methodology' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About', href: '/#about' },
        { label: 'Leadership team', href: '/#team' },
        { label: 'Testimonials', href: '/#testimonials' },
        { label: 'Get in touch', href: '/#contact' },
        { label: 'Contact form', href: '/contact' },
      ],
    },
    {
      heading: 'Resources',
      links: [
        { label: 'Podcast', href: '/podcast' },
        { label: 'Case Studies', href: '/case-studies' },
        { label: 'MidwestCon 2026', href: '/midwestcon' },
        { label: 'FAQ', href: '/#faq' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'Terms of Service', href: '/terms' },
  ],
  drawing: { src: '/art/scenes/footer.svg', width: 520, height: 520 },
} satisfies SiteFooterProps;
