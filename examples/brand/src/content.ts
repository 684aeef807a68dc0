import type { SiteFooterProps } from 'arcwright/sections/SiteFooter';
import type { SiteHeaderProps } from 'arcwright/sections/SiteHeader';
import type { PageHeroProps } from 'arcwright/sections/PageHero';
import type { StatsProps } from 'arcwright/sections/Stats';
import type { StepsProps } from 'arcwright/sections/Steps';
import type { TicketsProps } from 'arcwright/sections/Tickets';
import type { ReasonsProps } from 'arcwright/sections/Reasons';
import type { TestimonialsProps } from 'arcwright/sections/Testimonials';
import type { FaqProps } from 'arcwright/sections/Faq';
import type { NewsletterSignupProps } from 'arcwright/sections/NewsletterSignup';
import type { CallToActionProps } from 'arcwright/sections/CallToAction';

const brand = { name: 'Larkspur Hill', href: '/' };

export const header = {
  skip: { label: 'Skip to content', href: '#main' },
  brand,
  label: 'Main',
  items: [
    { label: 'Your night', href: '#night' },
    { label: 'What you’ll see', href: '#sky' },
    { label: 'Tickets', href: '#tickets' },
    { label: 'Questions', href: '#questions' },
  ],
  toggle: 'Menu',
  action: { label: 'Get Tickets', href: '#tickets' },
  scheme: { legend: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark', change: 'Change' },
} satisfies SiteHeaderProps;

export const hero = {
  variant: 'scene',
  heading: 'Look up.\nStay late.',
  lead: 'Larkspur Hill is a public observatory on a dark ridge. On Fridays and Saturdays we open the dome, and everyone gets a turn at the telescope.',
  actions: [
    { label: 'Get Tickets', href: '#tickets' },
    { label: 'How a night goes', href: '#night' },
  ],
  actionVariant: 'hero',
  drawing: { src: '/drawings/hill.svg', width: 1440, height: 800 },
} satisfies PageHeroProps;

export const stats = {
  label: 'The observatory in figures',
  items: [
    { value: '1931', label: 'first light' },
    { value: '92', label: 'open nights a year', share: 0.25 },
    { value: '7 in 10', label: 'of them clear', share: 0.7 },
    { value: '24', label: 'people at a time', glyph: 'people' },
  ],
} satisfies StatsProps;

export const night = {
  id: 'night',
  heading: 'From dusk to the last look',
  lead: 'Two and a half hours, most of them outdoors. Nobody needs to know a thing beforehand.',
  items: [
    { title: 'Arrive', text: 'Park below, follow the red lights up.' },
    { title: 'Wait', text: 'Twenty minutes, until your eyes are used to the dark.' },
    { title: 'Look', text: 'Six objects, one eyepiece, no rush.' },
    { title: 'Ask', text: 'Our guides have been at this for years.' },
    { title: 'Warm up', text: 'Cocoa in the library, and the way home.' },
  ],
} satisfies StepsProps;

export const sky = {
  variant: 'rows',
  id: 'sky',
  band: 'page',
  heading: 'Four things no screen shows you',
  lead: 'What we look at depends on the season. These are up for most of the year.',
  items: [
    { title: 'The Moon, close', text: 'Mountains along the edge of the shadow, sharp enough to count.' },
    { title: 'A planet with company', text: 'Jupiter and four moons in a row, or Saturn and its rings.' },
    { title: 'A cluster', text: 'A smudge to the eye, and thousands of stars in the telescope.' },
    { title: 'Another galaxy', text: 'Light that left two and a half million years ago.' },
  ],
} satisfies ReasonsProps;

export const tickets = {
  id: 'tickets',
  band: 'subtle',
  heading: 'Pick a night',
  was: 'was',
  items: [
    {
      title: 'Saturday and a Talk',
      price: 26,
      text: 'An astronomer speaks before the dome opens.',
      features: ['Talk at 7:30 pm', 'Two turns at the eyepiece', 'Cocoa', 'A star map to keep'],
      badge: 'Most chosen',
      availability: '12 left',
      action: { label: 'Book Saturday', href: '/book/saturday' },
      featured: true,
    },
    {
      title: 'Friday Night',
      price: 18,
      text: 'The dome, the telescope and a guide.',
      features: ['One turn at the eyepiece', 'Cocoa', 'A star map to keep'],
      availability: 'On sale',
      action: { label: 'Book Friday', href: '/book/friday' },
    },
    {
      title: 'Family',
      price: 48,
      originalPrice: 60,
      text: 'Two adults and up to three children, on either night.',
      features: ['A turn for everyone', 'Stools for short people', 'Cocoa all around'],
      badge: 'Save $12',
      availability: 'On sale',
      action: { label: 'Book for Your Family', href: '/book/family' },
    },
  ],
} satisfies TicketsProps;

export const testimonials = {
  id: 'visitors',
  heading: 'Overheard in line',
  listLabel: 'What visitors say',
  items: [
    {
      quote:
        'My son asked how far away it was, and the guide asked him to guess. They went back and forth for ten minutes. He still talks about it.',
      name: 'Dana Whitlow',
      role: 'Came with her son, age nine',
    },
    {
      quote: 'I have seen Saturn in a hundred pictures. I still said “oh” out loud.',
      name: 'Marcus Eby',
      role: 'Retired mail carrier',
    },
    {
      quote: 'It clouded over at nine. They called us the next clear night and let us in again.',
      name: 'Priya Raman',
      role: 'Nurse, night shift',
    },
  ],
} satisfies TestimonialsProps;

export const questions = {
  id: 'questions',
  defaultOpen: 0,
  heading: 'Before you drive up',
  note: {
    text: 'Something else? Write to',
    link: { label: 'hello@larkspurhill.example', href: 'mailto:hello@larkspurhill.example' },
  },
  items: [
    {
      question: 'What if it’s cloudy?',
      answer:
        'We decide by 4 pm and text everyone who has a ticket. If we stay closed, your ticket is good for any later night.',
    },
    {
      question: 'What should I wear?',
      answer:
        'One layer more than you think. The dome is open to the sky, and the ridge is about ten degrees colder than town.',
    },
    {
      question: 'Is the telescope accessible?',
      answer:
        'A ramp leads into the dome, and a second eyepiece sits at the height of a wheelchair. Tell us when you book, and we’ll set it up first.',
    },
    {
      question: 'May I take pictures?',
      answer: 'Yes, without a flash. A guide will show you how to hold a phone to the eyepiece.',
    },
  ],
} satisfies FaqProps;

export const alert = {
  band: 'brand',
  drawingSide: 'end',
  heading: 'Know by noon if it will be clear',
  lead: 'One email on every open day: the forecast, what is up, and how many tickets are left.',
  labels: { firstName: 'First name', email: 'Email', submit: 'Sign Up', submitting: 'Signing up' },
  toasts: {
    ok: { title: 'You’re on the list', message: 'The next clear night, you’ll hear from us.' },
    'not-ok': { title: 'Almost there', message: 'Check your email to confirm.' },
    'network-failure': { title: 'That didn’t work', message: 'Try again when you’re back online.' },
  },
  source: 'home',
  drawing: { src: '/drawings/moonrise.svg', width: 1440, height: 560 },
} satisfies NewsletterSignupProps;

export const groups = {
  variant: 'row',
  heading: 'Bring your class or your club',
  lead: 'On weekday evenings the hill is yours: up to thirty people, two guides, and a program you help plan.',
  actions: [{ label: 'Plan a Visit', href: 'mailto:groups@larkspurhill.example' }],
} satisfies CallToActionProps;

export const footer = {
  brand,
  tagline: 'A public observatory, run by volunteers and open to anyone who looks up.',
  socials: [
    { label: 'Instagram', href: 'https://www.instagram.com/larkspurhill.example', icon: 'instagram' },
    { label: 'Mastodon', href: 'https://mastodon.example/@larkspurhill', icon: 'mastodon' },
  ],
  columns: [
    {
      heading: 'Visit',
      links: [
        { label: 'Tickets', href: '#tickets' },
        { label: 'Your night', href: '#night' },
        { label: 'Questions', href: '#questions' },
      ],
    },
    {
      heading: 'The hill',
      links: [
        { label: 'What you’ll see', href: '#sky' },
        { label: 'Visitors', href: '#visitors' },
      ],
    },
  ],
  legal: [{ label: 'Privacy', href: '/privacy' }],
} satisfies SiteFooterProps;
