import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
import type { ReasonsContent } from '../sections/method/Reasons/Reasons.tsx';
import type { SectorsContent } from '../sections/audiences/Sectors/Sectors.tsx';
import type { ServicesContent } from '../sections/offers/Services/Services.tsx';
import type { StatsContent } from '../sections/proof/Stats/Stats.tsx';
import type { StepsContent } from '../sections/method/Steps/Steps.tsx';
import * as drawings from './generated/drawings.ts';
import { business as figures } from './figures/business.ts';
import { captionOf } from './figures/set.ts';
import { stages } from './arc.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/ai-business', {
  title: `AI for Business | ${site.name}`,
  description:
    'AI for companies: tools on your own data, training by role and a plan that says when it pays back.',
});

const hero = {
  variant: 'scene',
  heading: 'AI for\nBusiness',
  lead: 'A measured result this year. We time the process that costs you most, build a tool for it, and time it again.',
  actions: [{ label: 'Book a Call', dialog: 'booking' }],
  drawing: drawings.heroBusiness,
} satisfies PageHeroContent;

const stats = {
  variant: 'dial',
  label: 'Results in figures',
  items: [
    { ...figures.items.market, share: 3.5 },
    { ...figures.items.cost, share: 0.4 },
    // Growth by 60%: the drawing shows the earlier revenue as one whole, and the growth as 0.6 of another.
    { ...figures.items.revenue, share: 1.6 },
    { ...figures.items.productivity, share: 0.85 },
  ],
  baseline: 'Before',
  caption: captionOf(figures),
} satisfies StatsContent;

const quote = {
  band: 'strong',
  heading: 'The same quote, before and after',
  lead: 'A machine shop prices a repeat order. The estimator still sets the price; the looking-up is gone.',
  exhibit: {
    kind: 'timeline',
    title: 'Quote for a repeat order of brackets',
    labels: { person: 'A person', tool: 'The tool', minutes: 'min' },
    before: {
      title: 'Before',
      value: '2 h 10 min',
      items: [
        { title: 'Read the email and the drawing', minutes: 14 },
        { title: 'Find past jobs', minutes: 31 },
        { title: 'Ask the stockroom, and wait', minutes: 38 },
        { title: 'Price it in a spreadsheet', minutes: 26 },
        { title: 'Type the quote', minutes: 14 },
        { title: 'Have it checked', minutes: 7 },
      ],
    },
    after: {
      title: 'After',
      value: '19 min',
      items: [
        { title: 'Gather drawing, stock and past jobs', minutes: 2, by: 'tool' },
        { title: 'Set the price', minutes: 9 },
        { title: 'Write the quote', minutes: 1, by: 'tool' },
        { title: 'Have it checked', minutes: 7 },
      ],
    },
  },
  caption: 'An example of what we time at the first visit and again at handover.',
} satisfies ExhibitContent;

const services = {
  variant: 'tiles',
  heading: 'Ways to put AI to work',
  lead: 'A first project puts your data in order, so the next one takes less work.',
  items: [
    {
      title: 'Custom AI development',
      text: 'Assistants and forecasts built on your data, inside your cloud.',
      offerings: ['Document assistants', 'Quoting and forecasting', 'Integration with ERP and CRM'],
    },
    {
      title: 'Process automation',
      text: 'Copying and checking come off people’s desks; judgment stays.',
      offerings: ['Invoice and order intake', 'Exception queues', 'Audit trail'],
    },
    {
      title: 'Workforce training',
      text: 'Courses by role, practiced on live work.',
      offerings: ['AI fundamentals', 'Power user workshops', 'Coaching after class'],
    },
    {
      title: 'Strategy and roadmap',
      text: 'What to do first, what it costs and when it pays back.',
      offerings: ['Readiness assessment', 'Use-case ranking', 'Board briefing'],
    },
    {
      title: 'Data preparation',
      text: 'Records that finance, sales and the plant all use.',
      offerings: ['Inventory and repair', 'Shared definitions', 'Access rules'],
    },
    {
      title: 'Governance and security',
      text: 'A policy people can follow, and tests that find weak spots first.',
      offerings: ['AI use policy', 'Red teaming', 'Vendor review'],
    },
  ],
} satisfies ServicesContent;

const industries = {
  band: 'strong',
  heading: 'Industries we know',
  items: [
    { title: 'Manufacturing', text: 'Quotes out the same day' },
    { title: 'Healthcare', text: 'Fewer hours on prior authorization' },
    { title: 'Financial services', text: 'Reviews with the source beside each line' },
    { title: 'Retail', text: 'Stock questions answered at the shelf' },
    { title: 'Logistics', text: 'Late loads spotted in time to call' },
    { title: 'Professional services', text: 'First drafts checked by the person who signs' },
  ],
} satisfies SectorsContent;

const reasons = {
  variant: 'stairs',
  band: 'subtle',
  heading: 'Why companies partner with us',
  lead: 'A small start, yours to keep, and run by your people.',
  items: [
    {
      title: 'We start small',
      text: 'Something you can measure in a quarter, on real data, with the people who will use it.',
    },
    {
      title: 'You own what we build',
      text: 'Code, models, prompts and logs belong to you, and so does the right to change them.',
    },
    {
      title: 'We teach while we build',
      text: 'Training is part of the build, so the work goes on without us.',
    },
  ],
} satisfies ReasonsContent;

const steps = {
  band: 'brand',
  heading: 'How a project runs',
  lead: 'Our ARC framework at the pace of your project. You can stop after any step, and keep what we built.',
  stages,
  items: [
    { title: 'Discover', stage: 1, text: 'On site, watching where time goes.' },
    { title: 'Prioritize', stage: 1, text: 'Rank the options by value, effort and risk.' },
    { title: 'Pilot', stage: 2, text: 'A single workflow, with the people who use it.' },
    { title: 'Integrate', stage: 3, text: 'Connect it to the systems you already run.' },
    { title: 'Improve', stage: 3, text: 'Review the numbers each quarter; retire what doesn’t pay.' },
  ],
} satisfies StepsContent;

const call = {
  band: 'highlight',
  variant: 'halves',
  heading: 'Pick the slowest hour of your week',
  lead: 'We’ll tell you whether AI is the right tool for it, and what it would take.',
  actions: [{ label: 'Get Started Today', href: '/contact' }],
  drawing: drawings.ctaClock,
} satisfies CallToActionContent;

/** The “AI for Business” page's metadata and sections. */
export const business = { meta, hero, stats, quote, services, industries, reasons, steps, call };
