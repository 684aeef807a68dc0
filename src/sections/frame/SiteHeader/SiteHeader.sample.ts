import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  IconMail,
} from '@tabler/icons-react';
import type { SiteHeaderProps } from './SiteHeader.tsx';

export const siteHeader = {
  skip: { label: 'Skip to content', href: '#main' },
  brand: { name: 'Arcwright', href: '/' },
  label: 'Main',
  entries: [
    {
      label: 'Solutions',
      href: '/',
      menu: {
        toggle: 'Solutions menu',
        links: [
          {
            label: 'AI for Government',
            href: '/government-solutions',
            description: 'Public services people can check',
            glyph: 'quarter',
          },
          {
            label: 'AI for Education',
            href: '/ai-education',
            description: 'Staff and students, taught first',
            glyph: 'dome',
          },
          {
            label: 'AI for Business',
            href: '/ai-business',
            description: 'Results inside the year',
            glyph: 'fan',
          },
          {
            label: 'AI Training',
            href: '/training',
            alsoAt: ['/ai-readiness'],
            description: '90 days to AI ready',
            glyph: 'band',
          },
          {
            label: 'Custom Development',
            href: '/custom-development',
            description: 'Tools built on your data',
            glyph: 'turn',
          },
          {
            label: 'Data Integrity',
            href: '/why-data-matters',
            description: 'Structure before models',
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
            description: 'Write to us, or send the form',
            icon: IconMail,
          },
        ],
        follow: 'Follow Arcwright',
      },
    },
    { label: 'MidwestCon', href: 'https://midwestcon.example', marked: true },
  ],
  toggle: 'Menu',
  action: { label: 'Book a Call', dialog: 'booking' },
  scheme: { legend: 'Colour scheme', system: 'System', light: 'Light', dark: 'Dark', change: 'Change' },
  socials: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/arcwright', icon: IconBrandLinkedin },
    { label: 'Instagram', href: 'https://www.instagram.com/arcwright', icon: IconBrandInstagram },
    { label: 'YouTube', href: 'https://www.youtube.com/@arcwright', icon: IconBrandYoutube },
    { label: 'X', href: 'https://x.com/arcwright', icon: IconBrandX },
  ],
} satisfies SiteHeaderProps;

/** A site within the site: a way back, no mark, a menu whose label leads nowhere, and menus that wait. */
export const innerHeader = {
  skip: { label: 'Skip to content', href: '#main' },
  back: { name: 'Arcwright', label: 'Back to Arcwright', href: '/' },
  brand: { name: 'Rivercon', href: '/rivercon', disc: true },
  label: 'Rivercon',
  entries: [
    { label: 'Programme', href: '/rivercon/programme' },
    { label: 'Tickets', href: '/rivercon/tickets' },
    {
      label: 'Take Part',
      menu: {
        links: [
          {
            label: 'Help',
            href: '/rivercon/help',
            description: 'A shift of four hours',
            glyph: 'quarter',
          },
          { label: 'Meet', href: '/rivercon/meet', description: 'Before and after', glyph: 'dome' },
        ],
      },
    },
  ],
  toggle: 'Menu',
  action: { label: 'Support Us', href: '/rivercon/support' },
  scheme: siteHeader.scheme,
  delays: { open: 200, skip: 300, close: 150 },
} satisfies SiteHeaderProps;
