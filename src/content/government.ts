import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { FactsContent } from '../sections/proof/Facts/Facts.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
import type { SectorsContent } from '../sections/audiences/Sectors/Sectors.tsx';
import type { ServicesContent } from '../sections/offers/Services/Services.tsx';
import type { StatsContent } from '../sections/proof/Stats/Stats.tsx';
import type { StepsContent } from '../sections/method/Steps/Steps.tsx';
import type { SuccessStoryContent } from '../sections/proof/SuccessStory/SuccessStory.tsx';
import * as drawings from './generated/drawings.ts';
import { government as figures, region } from './figures/government.ts';
import { captionOf } from './figures/set.ts';
import { stages } from './arc.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/government-solutions', {
  title: `AI for Government | ${site.name}`,
  description:
    'AI for public agencies: training, policy, data and tools that are documented, reviewable and run by the staff you already have.',
});

const hero = {
  variant: 'split',
  heading: 'AI for Government',
  lead: 'AI tools that you can explain in public. We build them, document them, and train the staff you already have to run them.',
  actions: [
    { label: 'Book a Call', dialog: 'booking' },
    { label: 'See a success story', href: '#success' },
  ],
  drawing: drawings.heroGovernment,
} satisfies PageHeroContent;

const stats = {
  band: 'strong',
  variant: 'columns',
  label: 'Results in figures',
  items: [
    figures.items.impact,
    { ...figures.items.workers, glyph: 'people' },
    { ...figures.items.agencies, glyph: 'office' },
    { ...figures.items.efficiency, share: 0.45 },
  ],
  caption: captionOf(figures),
} satisfies StatsContent;

const services = {
  variant: 'rows',
  heading: 'What we do for agencies',
  lead: 'Whatever we build has a reviewer on your staff, and a log that you can publish.',
  items: [
    {
      glyph: 'people',
      title: 'Workforce upskilling',
      text: 'Training by job family, from the front desk to the agency head.',
      offerings: [
        'AI literacy for all staff',
        'Courses by job family',
        'Train-the-trainer sessions',
        'TechCred paperwork',
      ],
    },
    {
      glyph: 'roadmap',
      title: 'Strategy and roadmaps',
      text: 'A sequenced plan with an owner and a budget line for every item.',
      offerings: [
        'Readiness assessment',
        'Use-case inventory',
        'Three-year roadmap',
        'Budget and grant planning',
      ],
    },
    {
      glyph: 'policy',
      title: 'Policy and governance',
      text: 'Rules that counsel, board and records officer can read in one sitting.',
      offerings: [
        'AI use policy',
        'Impact assessments',
        'Model and prompt inventory',
        'Public notice templates',
      ],
    },
    {
      glyph: 'counter',
      title: 'Resident services',
      text: 'Forms, phones and counters that answer sooner, and hand over to staff on request.',
      offerings: [
        'Form intake and checking',
        'Plain-language answers',
        'Translation and accessibility',
        'Case status updates',
      ],
    },
    {
      glyph: 'rows',
      title: 'Data preparation',
      text: 'Records cleaned, described and joined, so that systems can read them.',
      offerings: ['Data inventory', 'Quality repair', 'Sharing agreements', 'Retention and deletion'],
    },
    {
      glyph: 'loop',
      title: 'Automation and custom tools',
      text: 'Assistants and workflows built inside your own tenant.',
      offerings: [
        'Document drafting',
        'Redaction suggestions',
        'Permit review queues',
        'Case system integration',
      ],
    },
  ],
} satisfies ServicesContent;

const sectors = {
  variant: 'columns',
  band: 'subtle',
  heading: 'Agencies we help',
  lead: 'What residents and staff notice first, by kind of agency.',
  items: [
    { title: 'State agencies', text: 'Shorter waits for benefits, licenses and permits' },
    { title: 'Counties and cities', text: 'Answers at the counter on the first visit' },
    { title: 'Economic development', text: 'Sites, sectors and skills matched to employers' },
    { title: 'Workforce boards', text: 'Training matched to open jobs, county by county' },
    { title: 'Public safety', text: 'Reports drafted on the road, reviewed at the desk' },
    { title: 'Health and human services', text: 'More caseworker hours spent with families' },
  ],
} satisfies SectorsContent;

const reasons = {
  band: 'tint',
  heading: 'Why agencies partner with us',
  lead: 'Anyone can read what our tools were asked, what they answered and who checked it.',
  exhibit: {
    kind: 'log',
    title: 'Public log, building department',
    day: 'March 3, 2026',
    columns: {
      time: 'Time',
      tool: 'Tool',
      request: 'Request',
      outcome: 'Outcome',
      reviewer: 'Checked by',
    },
    states: {
      done: 'Answered by the tool',
      edited: 'Corrected by a person',
      handed: 'Passed to a person',
    },
    entries: [
      {
        time: '09:12',
        tool: 'Permit checker',
        request: 'Is this application for a porch complete?',
        outcome: 'Two drawings missing; list sent',
        state: 'done',
        reviewer: 'Permit clerk',
      },
      {
        time: '09:40',
        tool: 'Letter drafter',
        request: 'Put the hearing notice into Spanish',
        outcome: 'Draft corrected, then mailed',
        state: 'edited',
        reviewer: 'County interpreter',
      },
      {
        time: '10:05',
        tool: 'Permit checker',
        request: 'What is the fee for a covered porch?',
        outcome: '$85, with the line of the fee schedule',
        state: 'done',
        reviewer: 'Permit clerk',
      },
      {
        time: '10:31',
        tool: 'Permit checker',
        request: 'May I build across the sewer easement?',
        outcome: 'Not answered; passed to a planner',
        state: 'handed',
        reviewer: 'Planner on duty',
      },
    ],
  },
  caption:
    'An example of a log as a county could publish it: no names or addresses, and no health or police records.',
  items: [
    {
      title: 'Built for the public record',
      text: 'Every assistant keeps a log that a records officer can open and a resident can read.',
    },
    {
      title: 'Your staff take over',
      text: 'We train the people who hold the job now, then hand over the code, the models and the keys.',
    },
    {
      title: 'Procurement in plain language',
      text: 'Fixed scope, fixed price and an acceptance test for each deliverable.',
    },
  ],
} satisfies ExhibitContent;

const steps = {
  variant: 'ring',
  heading: 'The engagement model',
  lead: 'Our ARC framework at the pace of an agency. In the end, your own staff run the system.',
  stages,
  items: [
    { title: 'Listen', stage: 1, text: 'Time beside the people who do the work.' },
    {
      title: 'Assess',
      stage: 1,
      text: 'People, process, policy and technology, each scored and written down.',
    },
    { title: 'Plan', stage: 1, text: 'A roadmap and a budget that your board can adopt.' },
    { title: 'Pilot', stage: 2, text: 'A small team, real cases, and a result we can measure.' },
    { title: 'Train', stage: 2, text: 'Courses by job family while the pilot is fresh.' },
    { title: 'Hand over', stage: 3, text: 'Code, documents and skills stay with the agency.' },
  ],
} satisfies StepsContent;

const procurement = {
  heading: 'What procurement asks',
  band: 'subtle',
  items: [
    { label: 'Where will it run?', value: 'In your own cloud or on your servers' },
    { label: 'Does a model learn from our records?', value: 'No, and the contract says so' },
    { label: 'Health and police records?', value: 'Out, unless your own rules let them in' },
    { label: 'How is it priced?', value: 'Fixed scope and price, phase by phase' },
    { label: 'Can we stop?', value: 'After any phase, and keep the work' },
    { label: 'Who can we call?', value: 'Two agencies of your size, on request' },
  ],
} satisfies Placeholder<'fixtures', FactsContent>;

const success = {
  id: 'success',
  band: 'highlight',
  heading: 'Featured success story',
  title: 'A regional jobs plan, county by county',
  details: [
    { title: 'Challenge', text: 'Employers, sites and training seats sat in separate files in each county.' },
    {
      title: 'What we built',
      text: 'One shared map: where investment would land, and which skills it would need.',
    },
    { title: 'Result', text: 'Partners plan from the same page, and employers have announced new jobs.' },
  ],
  stats: [region.items.jobs, region.items.investment, region.items.counties],
  caption: captionOf(region),
  action: { label: 'See two other projects', href: '/case-studies' },
  drawing: drawings.successTiles,
  drawingCaption: 'Each tile stands for one of the 25 counties.',
} satisfies Placeholder<'fixtures', SuccessStoryContent>;

const call = {
  band: 'brand',
  variant: 'low',
  heading: 'Bring us the form nobody likes',
  lead: 'Talk with an engineer and a former public servant. You leave with a first step, and two references if you ask.',
  actions: [{ label: 'Schedule a Consultation', href: '/contact' }],
} satisfies CallToActionContent;

/** The “AI for Government” page's metadata and sections. */
export const government = {
  meta,
  hero,
  stats,
  services,
  sectors,
  reasons,
  steps,
  procurement,
  success,
  call,
};
