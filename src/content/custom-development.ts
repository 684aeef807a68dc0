import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { ExamplesContent } from '../sections/proof/Examples/Examples.tsx';
import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import type { ServicesContent } from '../sections/offers/Services/Services.tsx';
import type { StatsContent } from '../sections/proof/Stats/Stats.tsx';
import type { StepsContent } from '../sections/method/Steps/Steps.tsx';
import * as drawings from './generated/drawings.ts';
import { builds as figures } from './figures/builds.ts';
import { captionOf } from './figures/set.ts';
import { letter } from './newsletter.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/custom-development', {
  title: `Custom Development | ${site.name}`,
  description:
    'Custom AI software made to fit: built on your data, inside your cloud, with your staff in the room. Five phases, from discovery to support.',
});

const hero = {
  variant: 'ruled',
  heading: 'Custom\nDevelopment',
  lead: 'AI software made to fit: built on your data, inside your cloud, with your staff in the room.',
  actions: [{ label: 'Start Your Project', href: '/contact' }],
  drawing: drawings.heroCustom,
} satisfies PageHeroContent;

const stats = {
  band: 'strong',
  variant: 'rule',
  label: 'Custom development in figures',
  items: [figures.items.solutions, figures.items.satisfaction, figures.items.delivery, figures.items.support],
  caption: captionOf(figures),
} satisfies StatsContent;

const capabilities = {
  variant: 'compact',
  heading: 'What we build',
  lead: 'Each runs in your cloud and shows where its answers come from.',
  items: [
    {
      glyph: 'talk',
      title: 'Assistants on your documents',
      text: 'Ask a question, get the answer and the page it came from.',
    },
    {
      glyph: 'loop',
      title: 'Workflow automation',
      text: 'Steps that run themselves until a decision is needed.',
    },
    {
      glyph: 'page',
      title: 'Intake and extraction',
      text: 'Scans, forms and email turned into records a person confirms.',
    },
    {
      glyph: 'forecast',
      title: 'Forecasting',
      text: 'Demand, staffing and maintenance, with the margin of error shown.',
    },
    {
      glyph: 'links',
      title: 'Systems integration',
      text: 'New tools joined to the systems you already pay for.',
    },
    {
      glyph: 'meter',
      title: 'Evaluation and monitoring',
      text: 'Tests for every release, measures in daily use, and an off switch.',
    },
  ],
} satisfies ServicesContent;

const assistant = {
  band: 'subtle',
  heading: 'An answer, and the page it came from',
  lead: 'A press operator asks; the assistant reads what the plant has already written down.',
  exhibit: {
    kind: 'answer',
    title: 'Line 2 assistant',
    question: 'Press 4 stopped with E-31. Can I restart it?',
    sentences: [
      { text: 'Not yet: E-31 means that a guard switch is open.', source: 1 },
      { text: 'Close the rear guard, then hold Reset for three seconds.', source: 2 },
      {
        text: 'If E-31 returns within the hour, stop and call maintenance: twice in May the switch was worn.',
        source: 3,
      },
    ],
    sourcesLabel: 'Sources',
    sources: [
      { title: 'Press 4 operator manual', text: 'Page 42, fault codes' },
      { title: 'Lockout procedure LP-7', text: 'Step 3, revised April 2025' },
      { title: 'Work orders 5512 and 5530', text: 'May 2025' },
    ],
    status: 'Saved to the shift log. Maintenance sees it at handover.',
  },
  caption: 'An example of an assistant on a plant’s own documents.',
  items: [
    { title: 'Every sentence has a source', text: 'Without one, the assistant says that it doesn’t know.' },
    { title: 'Your documents stay put', text: 'It runs in your cloud and sees what the operator may see.' },
    { title: 'A person can stop it', text: 'Your engineer holds the off switch and reads the log.' },
  ],
} satisfies ExhibitContent;

const process = {
  variant: 'weeks',
  band: 'brand',
  heading: 'From first visit to handover',
  lead: 'A typical first build. Every two weeks, there is more to try.',
  items: [
    {
      title: 'Discovery',
      span: 'Weeks 1–2',
      weeks: { first: 1, last: 2 },
      text: 'On site with your staff. We write down the question and how we’ll know it’s answered.',
    },
    {
      title: 'Design',
      span: 'Weeks 3–4',
      weeks: { first: 3, last: 4 },
      text: 'Screens on paper first, tried by the people who will use them.',
    },
    {
      title: 'Development',
      span: 'Weeks 5–10',
      weeks: { first: 5, last: 10 },
      text: 'Built on your data, and shown to your staff as it grows.',
    },
    {
      title: 'Deployment',
      span: 'Weeks 11–12',
      weeks: { first: 11, last: 12 },
      text: 'Into your cloud, behind your sign-on, with training the same day.',
    },
    {
      title: 'Support',
      span: 'From week 13',
      weeks: { first: 13, last: 16 },
      text: 'Engineers on call day and night, and a review each quarter, until your team takes over.',
    },
  ],
} satisfies StepsContent;

const examples = {
  heading: 'Tools we could build for you',
  lead: 'Examples of scope, to show what a first project looks like.',
  items: [
    {
      title: 'Permit completeness checker',
      text: 'Reads an application on upload and lists what is missing.',
      drawing: drawings.coversBuild1,
    },
    {
      title: 'Quote desk',
      text: 'Gathers drawings, stock and past jobs for the estimator.',
      drawing: drawings.coversBuild2,
    },
    {
      title: 'Benefits intake reader',
      text: 'Drafts a case record from a scan; a caseworker signs it.',
      drawing: drawings.coversBuild3,
    },
    {
      title: 'Maintenance forecast',
      text: 'Orders tomorrow’s work by risk, and says why.',
      drawing: drawings.coversBuild4,
    },
    {
      title: 'Contract clause finder',
      text: 'Shows where a draft departs from your standard terms.',
      drawing: drawings.coversBuild5,
    },
    {
      title: 'Enrollment question desk',
      text: 'Answers at midnight, and knows when to call a person.',
      drawing: drawings.coversBuild6,
    },
    {
      title: 'Invoice matching',
      text: 'Pairs orders, receipts and bills; flags what doesn’t fit.',
      drawing: drawings.coversBuild7,
    },
    {
      title: 'Shift handoff notes',
      text: 'Turns a spoken summary into a page the next crew can use.',
      drawing: drawings.coversBuild8,
    },
  ],
  action: { label: 'Discuss Your Project', href: '/contact' },
} satisfies ExamplesContent;

const call = {
  band: 'brand',
  variant: 'low',
  heading: 'Not sure it can be built?',
  lead: 'Ask an engineer: what is possible, what isn’t, and what a trial would cost.',
  actions: [{ label: 'Schedule a Consultation', href: '/contact' }],
} satisfies CallToActionContent;

const newsletter = { ...letter, source: 'custom-development' } satisfies NewsletterSignupContent;

/** The “Custom Development” page's metadata and sections. */
export const customDevelopment = {
  meta,
  hero,
  stats,
  capabilities,
  assistant,
  process,
  examples,
  call,
  newsletter,
};
