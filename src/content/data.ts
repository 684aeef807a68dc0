import type { ReasonsContent } from '../sections/method/Reasons/Reasons.tsx';
import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { OrderDemoContent } from '../sections/method/OrderDemo/OrderDemo.tsx';
import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { ProblemsContent } from '../sections/method/Problems/Problems.tsx';
import { letter } from './newsletter.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/why-data-matters', {
  title: `Why Data Matters | ${site.name}`,
  description:
    'A model repeats what it is given. Four things wrong with most data, what changes once they are fixed, and how we fix them.',
});

/** Captions and buttons are the owner's, verbatim. */
const demo = {
  heading: 'Why Data Matters',
  lead: 'A model repeats what it is given. Before we build anything, we put your records into an order that people and machines can both read.',
  before: { caption: 'Click to see how we transform your data', label: 'Transform Data' },
  after: { caption: "AI can't learn from noise. It needs structure.", label: 'Show Before' },
} satisfies OrderDemoContent;

const problems = {
  heading: 'Four things wrong with most data',
  lead: 'Each looks small in a spreadsheet, and each can make a pilot fail.',
  items: [
    {
      title: 'Scattered',
      text: 'The same customer lives in five systems, and none of them agrees with the invoice.',
      defect: 'scattered',
    },
    {
      title: 'Inconsistent',
      text: '“Ohio,” “OH” and “Oh.” are one place to you and three to a model.',
      defect: 'inconsistent',
    },
    {
      title: 'Incomplete',
      text: 'Blank fields are read as an answer, and the answer is wrong.',
      defect: 'incomplete',
    },
    {
      title: 'Out of date',
      text: 'Last year’s prices still feed this year’s forecast.',
      defect: 'outdated',
    },
  ],
} satisfies ProblemsContent;

const benefits = {
  variant: 'rings',
  band: 'tint',
  heading: 'What changes when your data is in order',
  items: [
    { title: 'Answers you can check', text: 'Every result points to the record it came from.' },
    {
      title: 'Models that hold up',
      text: 'Trained on clean, current data, they keep working after the demo.',
    },
    { title: 'Hours handed back', text: 'People stop reconciling files and start using them.' },
  ],
} satisfies ReasonsContent;

const call = {
  band: 'brand',
  variant: 'low',
  actionVariant: 'hero',
  heading: 'Show us your worst spreadsheet',
  lead: 'Thirty minutes with a real file, and a plain answer on what it would take to make it useful.',
  actions: [{ label: 'Set an Appointment Today', dialog: 'booking' }],
} satisfies CallToActionContent;

const newsletter = { ...letter, source: 'why-data-matters' } satisfies NewsletterSignupContent;

/** Why Data Matters, section by section. */
export const dataMatters = { meta, demo, problems, benefits, call, newsletter };
