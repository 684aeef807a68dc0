import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
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

/** The demo at the top of the page. The site's owner worded its captions and button labels. */
const demo = {
  heading: 'Why Data Matters',
  lead: 'AI repeats what it is given. We put your organization’s records in order first, so that it gives answers you can check.',
  items: [
    { value: 'Yes', variants: ['y', 'TRUE', '1', 'n/a'] },
    { value: 'Ohio', variants: ['OH', 'Oh.', 'ohio', '—'] },
    { value: '45202', variants: ['4522', 'O', '45-202', 'none', '?'] },
    { value: '$1,200', variants: ['1200', '1.2k', '$1200', 'n/a', '12OO'] },
    { value: '3/4/26', variants: ['Mar 4', '4.3.26', '03-04', '—', 'March'] },
  ],
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
  band: 'tint',
  heading: 'What changes when your data is in order',
  exhibit: {
    kind: 'comparison',
    question: 'Which customers near Cincinnati haven’t ordered this year?',
    before: {
      title: 'Before: three customers',
      items: [
        { label: 'Sales', value: 'Halloway Tool', text: 'OH 4522, last order 03-04' },
        { label: 'Billing', value: 'Holloway Tools Inc.', text: 'Cincinati, Ohio, invoices: none' },
        { label: 'Support', value: 'HOLLOWAY T&D', text: 'No state, no orders' },
      ],
      answer: 'Three: Halloway Tool, Holloway Tools Inc. and HOLLOWAY T&D.',
    },
    after: {
      title: 'After: a single customer',
      items: [
        { label: 'Name', value: 'Holloway Tool & Die' },
        { label: 'Place', value: 'Cincinnati, OH 45202' },
        { label: 'Last order', value: 'January 19, 2026', text: 'Invoice 20117, shop system' },
      ],
      answer: 'None. Holloway Tool & Die ordered on January 19; see invoice 20117.',
    },
  },
  caption: 'An example: the same question to the same model, with the records as found and as repaired.',
  items: [
    { title: 'Answers you can check', text: 'Every result points to the record it came from.' },
    {
      title: 'Models that hold up',
      text: 'Trained on clean, current data, they keep working after the demo.',
    },
    { title: 'Hours handed back', text: 'People stop reconciling files and start using them.' },
  ],
} satisfies ExhibitContent;

const call = {
  band: 'brand',
  variant: 'low',
  actionVariant: 'hero',
  heading: 'Show us your worst spreadsheet',
  lead: 'Thirty minutes with a real file, and a plain answer on what it would take to make it useful.',
  actions: [{ label: 'Set an Appointment Today', dialog: 'booking' }],
} satisfies CallToActionContent;

const newsletter = { ...letter, source: 'why-data-matters' } satisfies NewsletterSignupContent;

/** The “Why Data Matters” page's metadata and sections. */
export const dataMatters = { meta, demo, problems, benefits, call, newsletter };
