import type { ClientTypesContent } from '../sections/audiences/ClientTypes/ClientTypes.tsx';
import type { CasePreviewsContent } from '../sections/proof/CasePreviews/CasePreviews.tsx';
import type { ContactPanelContent } from '../sections/contact/ContactPanel/ContactPanel.tsx';
import type { FaqContent } from '../sections/contact/Faq/Faq.tsx';
import type { LogosContent } from '../sections/proof/Logos/Logos.tsx';
import type { Dial, MetricsContent } from '../sections/proof/Metrics/Metrics.tsx';
import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { ServicePairContent } from '../sections/offers/ServicePair/ServicePair.tsx';
import type { RoadmapContent } from '../sections/method/Roadmap/Roadmap.tsx';
import type { PillarsContent } from '../sections/method/Pillars/Pillars.tsx';
import type { SolutionsContent } from '../sections/offers/Solutions/Solutions.tsx';
import type { CompanyTeaserContent } from '../sections/people/CompanyTeaser/CompanyTeaser.tsx';
import type { TeamContent } from '../sections/people/Team/Team.tsx';
import type { TestimonialsContent } from '../sections/proof/Testimonials/Testimonials.tsx';
import type { VideoHeroContent } from '../sections/heroes/VideoHero/VideoHero.tsx';
import * as drawings from './generated/drawings.ts';
import { curveNewsletter } from './newsletter.ts';
import { caseNames, company, dashboard, results as measured } from './figures/company.ts';
import { captionOf } from './figures/set.ts';
import { founder, leaders } from './people.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/', {
  title: `${site.name}: Custom AI Development & Enterprise Training`,
  description:
    'We build AI tools for government, education and business, and teach your people to run them. Book a free 30-minute strategy session.',
});

/** The hero's film in one color scheme, in two encodings. `npx tsx scripts/film.ts` renders it from a drawing. */
const drawnFilm = (scheme: 'light' | 'dark') => [
  { src: `/film/hero-${scheme}.av1.mp4`, type: 'video/mp4; codecs="av01.0.08M.08"', scheme },
  { src: `/film/hero-${scheme}.h264.mp4`, type: 'video/mp4; codecs="avc1.640028"', scheme },
];

const hero = {
  heading: 'AI Redefined,\nCustom AI Development\n& Enterprise Training',
  lead: 'We build the AI tools your agency, school or company needs, then teach your people to run them.',
  actions: [
    { label: 'Book a Consultation', dialog: 'booking' },
    { label: 'Explore Solutions', href: '#solutions' },
  ],
  drawing: drawings.hero,
  films: [
    {
      video: site.film,
      window: { x: 1118, y: 664, radius: 300 },
      foreground: drawings.heroForeground,
    },
    {
      video: [...drawnFilm('light'), ...drawnFilm('dark')],
      foreground: drawings.heroBridge,
    },
  ],
  caption: 'Sunrise over the Ohio',
} satisfies VideoHeroContent;

const partners = {
  label: 'Trusted by',
  items: [
    { name: 'Norwick Health', drawing: drawings.logosNorwickHealth },
    { name: 'Halvorn Foundry', drawing: drawings.logosHalvornFoundry },
    { name: 'Easterlin College', drawing: drawings.logosEasterlinCollege },
    { name: 'Marden Mutual', drawing: drawings.logosMardenMutual },
  ],
  industriesLabel: 'Industries',
  industries: [
    { icon: 'heartbeat', label: 'Healthcare' },
    { icon: 'school', label: 'Education' },
    { icon: 'bank', label: 'Government' },
    { icon: 'chart', label: 'Financial Services' },
    { icon: 'settings', label: 'Manufacturing' },
  ],
  controls: { pause: 'Pause partner logos', play: 'Play partner logos' },
} satisfies Placeholder<'people', LogosContent>;

const solutions = {
  id: 'solutions',
  heading: 'Tailored AI Solutions',
  lead: 'Tools, training and clean data for agencies, schools and companies.',
  items: [
    {
      title: 'AI for Government',
      text: 'AI that is documented, reviewable and run by the staff you already have.',
      link: { label: 'See services', href: '/government-solutions' },
      drawing: drawings.solutionGovernment,
      stance: 'window',
      ground: 'brand',
    },
    {
      title: 'AI for Education',
      text: 'Staff first, students next, with a policy families can read.',
      link: { label: 'See services', href: '/ai-education' },
      drawing: drawings.solutionEducation,
    },
    {
      title: 'AI for Business',
      text: 'A measured result this year, on the process that costs you most.',
      link: { label: 'See services', href: '/ai-business' },
      drawing: drawings.solutionBusiness,
      ground: 'highlight',
    },
    {
      title: 'AI Training',
      text: '90 days to AI ready. Zero cost for Ohio employers, reimbursed through TechCred.',
      link: { label: 'See the programs', href: '/training' },
      drawing: drawings.solutionTraining,
      ground: 'tint',
    },
    {
      title: 'Custom Development',
      text: 'Assistants, forecasting and document intake, built on your data inside your cloud.',
      link: { label: 'See what we build', href: '/custom-development' },
      drawing: drawings.solutionCustom,
      stance: 'float',
      ground: 'tile',
    },
    {
      title: 'Data Integrity',
      text: 'Clean, structured data that AI can learn from.',
      link: { label: 'See why data matters', href: '/why-data-matters' },
      drawing: drawings.solutionData,
      stance: 'horizon',
    },
  ],
} satisfies SolutionsContent;

const partnership = {
  heading: 'How We Partner With You',
  lead: 'We prepare your people and build their tools, through our ARC framework: Awareness, Readiness, Competitive Advantage.',
  items: [
    {
      title: 'AI Enterprise Readiness',
      drawing: drawings.partnerLeft,
      features: [
        { title: 'Readiness assessment', text: 'Where time goes today, in four scores.' },
        { title: 'Leadership alignment', text: 'A plan that every executive can explain.' },
        { title: 'Training by role', text: 'Front desk, analyst, manager, executive.' },
        { title: 'Policy and governance', text: 'Rules everyone signs, and a log.' },
      ],
    },
    {
      title: 'AI Development Services',
      drawing: drawings.partnerRight,
      features: [
        { title: 'Custom assistants and agents', text: 'Built on your documents, sources shown.' },
        { title: 'Data preparation', text: 'Cleaned, structured and owned by you.' },
        { title: 'Integration', text: 'Inside the systems your people use.' },
        { title: 'Support and monitoring', text: 'Engineers on call, accuracy checked.' },
      ],
    },
  ],
  statement: 'If your team can’t run it without us, we haven’t finished.',
  action: { label: 'See the ARC framework', href: '/methodology' },
} satisfies ServicePairContent;

const cases = {
  heading: 'Two projects, start to finish',
  more: 'Read the overview, challenge and solution',
  action: { label: 'View All Case Studies', href: '/case-studies' },
  items: [
    {
      title: caseNames.agriculture,
      subtitle: 'Agricultural technology',
      text: 'A grower-management product, rebuilt as one platform for all its clients.',
      impact: { value: 'Top 5', label: 'controlled-environment-agriculture software provider' },
      keyMetrics: [
        'Anchor clients on the new platform',
        'Reach in the US, Canada and Europe',
        'Efficiency gains in releases and support',
      ],
      details: [
        {
          title: 'Overview',
          text: 'A software company that serves indoor farms wanted one product for clients in several countries.',
        },
        {
          title: 'Challenge',
          text: 'Each client ran a separate copy with its own changes. Every fix was made many times over, and each new client slowed the next release.',
        },
        {
          title: 'Solution',
          text: 'A shared service and data model. Growers moved over a few at a time, so that no harvest waited for a release.',
        },
        {
          title: 'In detail',
          text: 'We mapped the custom code with the people who used it, kept what growers relied on, and turned the rest into settings. The company’s own engineers led the last migrations and run the platform today.',
        },
      ],
      drawing: drawings.caseAgriculture,
    },
    {
      title: caseNames.pharma,
      subtitle: 'Pharmaceuticals, Fortune 500',
      text: 'Executives ask in plain words and get an answer with its sources, in minutes.',
      impact: {
        ...dashboard.items.satisfaction,
        label: 'satisfaction increase, surveyed a year after launch',
      },
      keyMetrics: ['Turnaround from weeks to minutes', 'Hundreds of hours freed', 'Real-time reports'],
      details: [
        {
          title: 'Overview',
          text: 'A Fortune 500 pharmaceutical company wanted its leaders to ask about the business in plain words and trust the answer.',
        },
        {
          title: 'Challenge',
          text: 'Analysts spent weeks on reports that were out of date on arrival, and two reports rarely agreed.',
        },
        {
          title: 'Solution',
          text: 'Agreed definitions on top of the company’s data warehouse, so that every number can be traced to its source.',
        },
        {
          title: 'In detail',
          text: 'The recurring reports became a single page. Finance signed off on each measure, and analysts now have time for new questions.',
        },
      ],
      drawing: drawings.casePharma,
    },
  ],
} satisfies Placeholder<'fixtures', CasePreviewsContent>;

const roadmap = {
  heading: 'AI Readiness Roadmap',
  lead: 'A 4-phase framework for training. Its 6 stages are six of our seven core programs.',
  items: [
    { title: 'Learn', stages: [{ title: 'AI Fundamentals', text: 'What AI can do in your work' }] },
    {
      title: 'Apply',
      stages: [
        { title: 'Generative for Professionals', text: 'Draft, summarize and check' },
        { title: 'Copilot/Gemini Power User Workshop', text: 'More from the tools you already have' },
      ],
    },
    {
      title: 'Build',
      stages: [
        { title: 'AI Solutions Architecture', text: 'Design a workflow end to end' },
        { title: 'MRP Accelerator', text: 'Answers from your material planning' },
      ],
    },
    { title: 'Protect', stages: [{ title: 'AI Red Teaming', text: 'Find the weak spots first' }] },
  ],
  facts: [
    { label: 'Each session', value: '4 hours' },
    { label: 'Format', value: 'In-person or hybrid' },
  ],
  action: { label: 'Schedule a Consultation', dialog: 'booking' },
  note: {
    mark: '*',
    label: 'TechCred eligible',
    text: 'All six are TechCred eligible: Ohio employers can be reimbursed.',
  },
} satisfies RoadmapContent;

const team = {
  id: 'team',
  heading: 'The people who lead the work',
  items: leaders,
  stats: [company.items.experience, company.items.organizations, company.items.value],
  caption: captionOf(company),
  labels: {
    region: 'Leadership team',
    slide: '{slide} of {total}',
    range: '{first} to {last} of {total}',
    previous: 'Previous leader',
    next: 'Next leader',
    show: 'Show {name}',
    credentials: 'Credentials',
    expertise: 'Expertise',
  },
} satisfies TeamContent;

const pillars = {
  heading: 'Four Pillars',
  lead: 'ARC begins by scoring all four, because a weak one stalls the rest.',
  items: [
    {
      number: '01',
      title: 'People',
      subtitle: 'Foundation',
      text: 'Skills, incentives and trust. A tool that people can’t use, or don’t trust, goes unused.',
      highlight: 'Start here, whatever else you do.',
    },
    {
      number: '02',
      title: 'Process',
      subtitle: 'Flow',
      text: 'Who hands what to whom, and where it waits. We follow the work as it is really done.',
      highlight: 'Fix the handoff, then automate it.',
    },
    {
      number: '03',
      title: 'Policy',
      subtitle: 'Guardrails',
      text: 'What a model may decide, what a person must sign, and what is kept. Short enough to be read.',
      highlight: 'Two pages that people follow.',
    },
    {
      number: '04',
      title: 'Technology',
      subtitle: 'Tools',
      text: 'Data you can trust, models you can swap, and systems your staff can run. Chosen last, on purpose.',
      highlight: 'Buy what is common, build what is yours.',
    },
  ],
} satisfies PillarsContent;

/** A measured result, with the dial that shows it. */
const result = ({ value, label, text }: (typeof measured.items)['time'], dial: Dial) => ({
  value,
  title: label,
  text,
  dial,
});

const results = {
  heading: 'Real Results',
  lead: 'What clients measured once a tool was part of their working day.',
  caption: `${captionOf(measured)} A full turn is 100 percent or twelve months; each band is the old speed, so three solid bands mean three times as fast.`,
  items: [
    result(measured.items.time, { kind: 'turn', share: 0.4, tone: 'warm' }),
    result(measured.items.cost, { kind: 'turn', share: 0.25, tone: 'hot' }),
    result(measured.items.insights, { kind: 'rings', filled: 3, of: 5, tone: 'cool' }),
    result(measured.items.accuracy, { kind: 'turn', share: 0.95, tone: 'deep' }),
    result(measured.items.payback, { kind: 'turn', share: 0.5, tone: 'pale' }),
    result(measured.items.protection, { kind: 'turn', share: 1, tone: 'ink' }),
  ],
} satisfies MetricsContent;

const audiences = {
  items: [
    {
      id: 'government',
      title: 'Government',
      text: 'Statements of work written for procurement, and policy in plain language.',
      link: { label: 'AI for Government', href: '/government-solutions' },
    },
    {
      id: 'education',
      title: 'Education',
      text: 'Your staff learn first, and your students next.',
      link: { label: 'AI for Education', href: '/ai-education' },
    },
    {
      id: 'business',
      title: 'Business',
      text: 'A tool that your people use every day.',
      link: { label: 'AI for Business', href: '/ai-business' },
    },
  ],
  drawing: drawings.audience,
} satisfies ClientTypesContent;

const about = {
  id: 'about',
  heading: 'A wright is a builder',
  lead: `${site.name} consults, builds and teaches. ${founder.name} founded it in Cincinnati to close a gap: tools arrive faster than people are trained to use them.`,
  action: { label: `About ${site.name}`, href: '/about' },
  drawing: drawings.compass,
} satisfies CompanyTeaserContent;

const testimonials = {
  id: 'testimonials',
  heading: 'In clients’ words',
  listLabel: 'What clients say',
  items: [
    {
      quote:
        'They spent the first weeks watching us work. By the time anyone said “model,” our caseworkers had already decided what it should and shouldn’t touch.',
      name: 'Gwen Abara',
      role: 'Director of operations, county agency',
      media: { ...drawings.testimonialsGwenAbara, alt: '' },
    },
    {
      quote:
        'My supervisors came back from class with their own spreadsheets fixed. That sold the rest of the plant.',
      name: 'Russ Tindall',
      role: 'Plant manager, component manufacturer',
      media: { ...drawings.testimonialsRussTindall, alt: '' },
    },
    {
      quote: 'The policy fits on two pages and our board read both.',
      name: 'Elena Marsh',
      role: 'Superintendent, public school district',
      media: { ...drawings.testimonialsElenaMarsh, alt: '' },
    },
  ],
} satisfies Placeholder<'people', TestimonialsContent>;

const faq = {
  id: 'faq',
  heading: 'Frequently asked questions',
  note: { text: 'Something else? Write to', link: { label: site.email, href: `mailto:${site.email}` } },
  defaultOpen: 0,
  items: [
    {
      question: 'What does a first engagement look like?',
      answer:
        'It starts with discovery on site, then a pilot with a result we can measure. You see working software first and sign a longer contract later, and you keep what we built either way.',
    },
    {
      question: 'Can Ohio employers really train at no cost?',
      answer:
        'Yes, for approved credentials. You pay first; once your people finish, the state reimburses you through its TechCred program. We prepare the application with you.',
    },
    {
      question: 'Who owns the code and the data?',
      answer:
        'You do. Code, prompts and logs are yours from the first day, and nothing you give us trains anyone else’s model.',
    },
    {
      question: 'Do you work with agencies that have no cloud yet?',
      answer:
        'Yes. Small models run on a server in your own rack, and your people can start training without new licenses. Where a cloud would help, we say why and what it costs.',
    },
    {
      question: 'How is a price set?',
      answer:
        'By scope. Each deliverable has a fixed price and an acceptance test, both agreed up front. The first call is 30 minutes and free.',
    },
  ],
} satisfies FaqContent;

const contact = {
  id: 'contact',
  heading: 'Tell us what’s slow',
  lead: 'Book a free 30-minute call, or write to us: we reply by email.',
  mail: { label: site.email, href: `mailto:${site.email}` },
  actions: [
    { label: 'Book a Call', dialog: 'booking' },
    { label: 'Write to Us', href: '/contact' },
  ],
} satisfies ContactPanelContent;

const newsletter = { ...curveNewsletter, source: 'home' } satisfies NewsletterSignupContent;

/** The home page's metadata and sections. */
export const home = {
  meta,
  hero,
  partners,
  solutions,
  partnership,
  cases,
  roadmap,
  team,
  pillars,
  results,
  audiences,
  about,
  testimonials,
  faq,
  contact,
  newsletter,
};
