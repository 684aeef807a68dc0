import type { SchemeLabels } from '../design/controls/SchemeControl/SchemeControl.tsx';
import type { SiteFooterContent } from '../sections/frame/SiteFooter/SiteFooter.tsx';
import type { SiteHeaderContent } from '../sections/frame/SiteHeader/SiteHeader.tsx';
import * as drawings from './generated/drawings.ts';
import { site } from './site.ts';
import { socials } from './socials.ts';

/** Labels of the color scheme control, in every header. */
export const scheme = {
  legend: 'Color scheme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  change: 'Change',
} satisfies SchemeLabels;

/** The skip link to the page's content. */
export const skip = { label: 'Skip to content', href: '#main' };

/** The navigation of all pages except the conference's. */
export const header = {
  skip,
  brand: { name: site.name, href: '/' },
  label: 'Main',
  items: [
    {
      label: 'Solutions',
      href: '/',
      covers: ['/methodology'],
      menu: {
        toggle: 'Solutions menu',
        links: [
          {
            label: 'AI for Government',
            href: '/government-solutions',
            text: 'Documented, reviewable public services',
            glyph: 'quarter',
          },
          {
            label: 'AI for Education',
            href: '/ai-education',
            text: 'Staff first, then students',
            glyph: 'dome',
          },
          {
            label: 'AI for Business',
            href: '/ai-business',
            text: 'A measured result this year',
            glyph: 'fan',
          },
          {
            label: 'AI Training',
            href: '/training',
            alsoAt: ['/ai-readiness'],
            text: '90 days to AI ready',
            glyph: 'band',
          },
          {
            label: 'Custom Development',
            href: '/custom-development',
            text: 'Tools built on your data',
            glyph: 'turn',
          },
          {
            label: 'Data Integrity',
            href: '/why-data-matters',
            text: 'Clean, structured data',
            glyph: 'rings',
          },
        ],
      },
    },
    { label: 'Podcast', href: '/podcast' },
    { label: 'Case Studies', href: '/case-studies' },
    {
      label: 'About',
      href: '/about',
      menu: {
        toggle: 'About menu',
        links: [
          {
            label: 'Contact',
            href: '/contact',
            text: 'By email or with a form',
            icon: 'mail',
          },
        ],
        follow: `Follow ${site.name}`,
      },
    },
    { label: site.conference.name, href: site.conference.url, marked: true },
  ],
  toggle: 'Menu',
  action: { label: 'Book a Call', dialog: 'booking' },
  scheme,
  socials,
} satisfies SiteHeaderContent;

/** The footer of all pages except the conference's. */
export const footer = {
  brand: { name: site.name, href: '/' },
  tagline: 'Custom AI development and enterprise training for government, education and business.',
  socials,
  columns: [
    {
      heading: 'Solutions',
      links: [
        { label: 'Government', href: '/#government' },
        { label: 'Education', href: '/#education' },
        { label: 'Business', href: '/#business' },
        { label: 'AI Training', href: '/training' },
        { label: 'Custom Development', href: '/custom-development' },
        { label: 'Data Integrity', href: '/why-data-matters' },
        { label: 'ARC Framework', href: '/methodology' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About us', href: '/#about' },
        { label: 'Leadership team', href: '/#team' },
        { label: 'Testimonials', href: '/#testimonials' },
        { label: 'Book a Call', href: '/#contact' },
        { label: 'Write to Us', href: '/contact' },
      ],
    },
    {
      heading: 'Resources',
      links: [
        { label: 'Podcast', href: '/podcast' },
        { label: 'Case Studies', href: '/case-studies' },
        { label: `${site.conference.name} ${site.conference.year}`, href: '/midwestcon' },
        { label: 'FAQ', href: '/#faq' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'Terms of Service', href: '/terms' },
  ],
  drawing: drawings.footer,
} satisfies SiteFooterContent;
