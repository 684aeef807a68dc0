import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { CaseStudyContent } from '../sections/proof/CaseStudy/CaseStudy.tsx';
import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import * as drawings from './generated/drawings.ts';
import { curveNewsletter } from './newsletter.ts';
import { caseNames, dashboard } from './figures/company.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/case-studies', {
  title: `Case Studies | ${site.name}`,
  description:
    'Two projects from first visit to handoff: a software platform for indoor farms and an executive dashboard. What was slow, what changed and what came of it.',
});

const hero = {
  variant: 'low',
  heading: 'Case Studies',
  lead: 'AI software at work for an indoor-farm supplier and a pharma company: the problem, what we built and what changed.',
  actions: [
    { label: 'Book a Call', dialog: 'booking' },
    { label: 'Read the first case', href: '#agriculture' },
  ],
  drawing: drawings.caseFiles,
} satisfies PageHeroContent;

const labels = {
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  impact: 'Impact',
  takeaway: 'Key takeaway',
};

const agriculture = {
  variant: 'tall',
  band: 'subtle',
  id: 'agriculture',
  category: 'Agricultural technology',
  heading: caseNames.agriculture,
  challenge:
    'A software provider for controlled-environment agriculture had outgrown its first platform. Every new grower meant a new copy of the code, and reports ran overnight.',
  solution:
    'We rebuilt it as one multi-tenant service, moved growers across a few at a time, and trained the in-house team to run and extend it.',
  results: [
    { value: 'Top 5', label: 'provider in its category' },
    { value: 'Anchor clients', label: 'large growers signed and served on one platform' },
    { value: 'US, Canada, Europe', label: 'reach from a single codebase' },
    { value: 'Efficiency gains', label: 'in releases, onboarding and support' },
  ],
  caption: 'From the client’s records, 2024–2025. The ranking is the client’s own.',
  impact: 'Growers see today’s crop data today, and the company releases to every customer at once.',
  takeaway: 'Fix the foundation first; features come faster on top of it.',
  labels,
  drawing: drawings.caseGreenhouse,
  phoneDrawing: drawings.caseGreenhousePhone,
} satisfies Placeholder<'fixtures', CaseStudyContent>;

const pharma = {
  variant: 'tall',
  band: 'subtle',
  id: 'pharma',
  category: 'Fortune 500 pharmaceuticals',
  heading: caseNames.pharma,
  challenge:
    'Leaders waited weeks for slides assembled from a dozen systems, and then argued about which number was right.',
  solution:
    'We agreed on definitions with finance, joined the sources, and built a dashboard that answers plain questions and shows where each figure came from.',
  results: [
    {
      ...dashboard.items.satisfaction,
      label: `${dashboard.items.satisfaction.label}, by survey, a year on`,
    },
    { value: 'Weeks to minutes', label: 'turnaround on a question' },
    { value: 'Hundreds of hours', label: 'freed from assembling slides' },
    { value: 'Real-time', label: 'reports, with sources attached' },
  ],
  caption: 'From the client’s records and its own survey, 2024–2025.',
  impact: 'Meetings start from the same number, and analysts spend their time on the next question.',
  takeaway: 'Agree on what the words mean before you draw the chart.',
  labels,
  drawing: drawings.caseDashboard,
  phoneDrawing: drawings.caseDashboardPhone,
} satisfies Placeholder<'fixtures', CaseStudyContent>;

const answer = {
  band: 'subtle',
  level: 3,
  heading: 'One question, asked twice',
  lead: 'The dashboard replaced a slide deck. This is what a vice president saw in each.',
  exhibit: {
    kind: 'comparison',
    question: 'How many trial sites are behind on enrollment?',
    before: {
      title: 'Before: the deck',
      items: [
        { label: 'Slide 14, finance', value: '9 sites', text: 'Behind the budgeted number of patients' },
        { label: 'Slide 22, clinical', value: '14 sites', text: 'Behind the plan as of the last audit' },
        {
          label: 'Email, three weeks later',
          value: '12 sites',
          text: 'Behind the plan, closed sites counted',
        },
      ],
      answer: 'Nine, fourteen or twelve. The meeting moved on.',
    },
    after: {
      title: 'After: the dashboard',
      items: [
        { label: 'Behind plan today', value: '11 of 46 sites', text: 'Ohio 4, Ontario 4, Bavaria 3' },
        {
          label: '“Behind” means',
          value: 'A month late or more',
          text: 'Open sites only; agreed with finance',
        },
        { label: 'Source', value: 'Enrollment system', text: 'Read when the question was asked' },
      ],
      answer: 'Eleven, by name, with the person to call at each.',
    },
  },
  caption: 'Redrawn from the project with the client’s figures replaced.',
} satisfies Placeholder<'fixtures', ExhibitContent>;

const call = {
  band: 'brand',
  variant: 'low',
  heading: 'Have a project like these?',
  lead: 'Describe what is slow today. We reply with a time to talk.',
  actions: [{ label: 'Book a Call', dialog: 'booking' }],
} satisfies CallToActionContent;

const newsletter = { ...curveNewsletter, source: 'case-studies' } satisfies NewsletterSignupContent;

/** The metadata and sections of the page with the case studies. */
export const caseStudies = { meta, hero, agriculture, pharma, answer, call, newsletter };
