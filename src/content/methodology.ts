import type { StepCardsContent } from '../sections/method/StepCards/StepCards.tsx';
import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import * as drawings from './generated/drawings.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/methodology', {
  title: `The ARC Framework | ${site.name}`,
  description:
    'Awareness, Readiness, Competitive Advantage: three stages. What happens in each, and what you have at its end.',
});

const hero = {
  band: 'brand',
  variant: 'quarter',
  heading: 'The ARC\nFramework',
  lead: 'We bring an organization from first lessons to its own AI tools in three stages. Training takes 90 days; projects set their own pace.',
  actions: [{ label: 'Book a Call', dialog: 'booking' }],
  actionVariant: 'hero',
  drawing: drawings.heroMethodology,
} satisfies PageHeroContent;

const cards = {
  heading: 'The three stages',
  items: [
    {
      letter: 'A',
      title: 'Awareness',
      span: 'Training days 1–30',
      text: 'See clearly what AI can do, what it gets wrong, and where your time goes now.',
      details: [
        'A baseline of people, process, policy and technology',
        'AI Fundamentals for everyone, a briefing for leaders',
        'First uses ranked by value and risk',
      ],
      result: { label: 'Done when', value: 'Leaders agree on where to start' },
      drawing: drawings.arch1,
    },
    {
      letter: 'R',
      title: 'Readiness',
      span: 'Training days 31–60',
      text: 'Put the rules, records and skills in place for the tools to come.',
      details: [
        'A use policy adopted and understood',
        'Courses by role, practiced on live work',
        'Records cleaned and described',
      ],
      result: { label: 'Done when', value: 'Data and people are ready for daily use' },
      drawing: drawings.arch2,
    },
    {
      letter: 'C',
      title: 'Competitive Advantage',
      span: 'Training days 61–90',
      text: 'Build what others can’t copy, and keep it working.',
      details: [
        'Custom tools on your own data',
        'Tests by people paid to break them',
        'Code, documents and measures handed over',
      ],
      result: { label: 'Done when', value: 'Your staff run it without us' },
      drawing: drawings.arch3,
    },
  ],
} satisfies StepCardsContent;

const call = {
  band: 'brand',
  variant: 'foot',
  heading: 'Ready to Transform Your Organization?',
  lead: 'In half an hour we find out which stage you are in and what comes next.',
  actions: [
    { label: 'Book a Call', dialog: 'booking' },
    { label: 'Read the case studies', href: '/case-studies' },
  ],
  actionVariant: 'hero',
  drawing: drawings.archBridge,
} satisfies CallToActionContent;

/** The metadata and sections of the methodology page, which is about the ARC framework. */
export const methodology = { meta, hero, cards, call };
