import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
import type { ReasonsContent } from '../sections/method/Reasons/Reasons.tsx';
import type { SectorsContent } from '../sections/audiences/Sectors/Sectors.tsx';
import type { ServicesContent } from '../sections/offers/Services/Services.tsx';
import type { StatsContent } from '../sections/proof/Stats/Stats.tsx';
import type { StepsContent } from '../sections/method/Steps/Steps.tsx';
import * as drawings from './generated/drawings.ts';
import { education as figures } from './figures/education.ts';
import { captionOf } from './figures/set.ts';
import { stages } from './arc.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/ai-education', {
  title: `AI for Education | ${site.name}`,
  description:
    'AI for schools and colleges: staff training, curriculum, policy and student support. Staff first, then students.',
});

const hero = {
  variant: 'dome',
  heading: 'AI for Education',
  lead: 'We help schools and colleges teach with AI, teach about it, and write the rules for both.',
  actions: [{ label: 'Book a Call', dialog: 'booking' }],
  actionVariant: 'hero',
  drawing: drawings.heroEducation,
} satisfies PageHeroContent;

const stats = {
  variant: 'quarters',
  label: 'Results in figures',
  items: [
    { ...figures.items.completion, share: 0.92 },
    { ...figures.items.paperwork, share: 0.35 },
    { ...figures.items.replies, share: 0.5 },
    { ...figures.items.reach, share: 2.5 },
  ],
  baseline: 'The year before',
  caption: captionOf(figures),
} satisfies StatsContent;

const policy = {
  band: 'subtle',
  heading: 'The whole policy fits on two pages',
  lead: 'Teachers, students and families read the same sheet. Your board changes what it likes, then adopts it.',
  exhibit: {
    kind: 'pages',
    title: 'How we use AI at school',
    subtitle: 'For staff, students and families. Reviewed each June.',
    pages: [
      [
        {
          title: 'Teachers decide.',
          text: 'Each assignment says whether AI may be used, and for which part.',
        },
        {
          title: 'Say so.',
          text: 'Whoever uses it adds a line: which tool, for what, and what they changed.',
        },
        { title: 'Grades come from people.', text: 'No tool grades, places or disciplines a student.' },
        { title: 'No detectors.', text: 'We talk with a student; a score from a detector is not evidence.' },
      ],
      [
        {
          title: 'Student data stays out.',
          text: 'Nothing with a name goes into a tool the district has not approved.',
        },
        {
          title: 'One list of tools.',
          text: 'The library keeps it, with ages and settings. Anyone may propose one.',
        },
        {
          title: 'Everyone is taught.',
          text: 'Staff train on paid time before a tool reaches their classroom.',
        },
        {
          title: 'Ask or object.',
          text: 'A family may opt out. The principal answers within five school days.',
        },
      ],
    ],
    signatures: ['Superintendent', 'Board president'],
  },
  caption: 'A sample of the policy we draft with a district in its first month.',
  items: [
    { title: 'Drafted with teachers', text: 'Two afternoons in your building, with the union in the room.' },
    { title: 'Read by families', text: 'Translated, and at a sixth-grade reading level.' },
    { title: 'Adopted by the board', text: 'We sit at the table and answer the questions.' },
  ],
} satisfies ExhibitContent;

const solutions = {
  variant: 'compact',
  heading: 'Solutions for schools and colleges',
  lead: 'Built with the people who will stand in front of the class.',
  offeringsLabel: 'Includes',
  items: [
    {
      glyph: 'people',
      title: 'Staff AI literacy',
      text: 'What AI can and cannot do, and how to use it safely, for everyone on the payroll.',
      offerings: ['workshops by role', 'practice tasks', 'coaching'],
    },
    {
      glyph: 'book',
      title: 'Course and curriculum design',
      text: 'Units that teach the subject and the tool together.',
      offerings: ['curriculum mapping', 'assignment redesign', 'assessment guides'],
    },
    {
      glyph: 'talk',
      title: 'Student support',
      text: 'Answers about enrollment, aid and deadlines, and a way to reach a person.',
      offerings: ['question desk', 'advising notes', 'translation'],
    },
    {
      glyph: 'policy',
      title: 'Policy and academic integrity',
      text: 'Rules that staff, students and families can all read.',
      offerings: ['use policy', 'honor code language', 'family letters'],
    },
    {
      glyph: 'drawer',
      title: 'Administration and records',
      text: 'Forms, transcripts and reports that stop being retyped.',
      offerings: ['form intake', 'report drafting', 'records checks'],
    },
    {
      glyph: 'bell',
      title: 'Data and early alerts',
      text: 'Signals an adviser can act on, each with its reason.',
      offerings: ['data preparation', 'alert design', 'review meetings'],
    },
  ],
} satisfies ServicesContent;

const institutions = {
  variant: 'windows',
  band: 'subtle',
  heading: 'Who we work with',
  lead: 'What each kind of institution asks for first.',
  items: [
    { view: 'disc', title: 'School districts', text: 'Staff training and a policy the board can adopt' },
    { view: 'temple', title: 'Community colleges', text: 'Short credentials matched to local jobs' },
    { view: 'tower', title: 'Universities', text: 'Teaching, research rules and shared services' },
    { view: 'hammer', title: 'Career and technical centers', text: 'Tools students will meet on the job' },
    { view: 'house', title: 'Independent schools', text: 'Small teams, clear rules, steady coaching' },
    { view: 'people', title: 'Adult education', text: 'First steps for people returning to work' },
  ],
} satisfies SectorsContent;

const reasons = {
  variant: 'arch',
  band: 'tint',
  heading: 'Why schools partner with us',
  items: [
    {
      title: 'Staff before students',
      text: 'Confidence in the room starts with the person at the front of it.',
    },
    { title: 'Policy holds it together', text: 'Rules come first, and fit on two pages.' },
    {
      title: 'Evidence every term',
      text: 'We measure, publish the result to you, and change what didn’t work.',
    },
  ],
} satisfies ReasonsContent;

const journey = {
  variant: 'wave',
  heading: 'Six steps in a school year',
  lead: 'Our ARC framework at a school’s pace, from August to June. In the end, your own staff teach with AI.',
  stages,
  items: [
    { title: 'Listen', stage: 1, text: 'Classroom visits and staff interviews.' },
    { title: 'Agree on the rules', stage: 2, text: 'A use policy that the board adopts.' },
    { title: 'Train staff', stage: 2, text: 'Courses by role, on paid time.' },
    { title: 'Try it', stage: 2, text: 'A few classrooms, for one term.' },
    { title: 'Widen', stage: 3, text: 'Whole school, with coaches on site.' },
    { title: 'Review', stage: 3, text: 'Report to the board; plan the next year.' },
  ],
} satisfies StepsContent;

const call = {
  band: 'highlight',
  variant: 'low',
  heading: 'Start with your staff',
  lead: 'Tell us how many people and which year you are planning for. We’ll reply with a draft calendar.',
  actions: [{ label: 'Write to Us', href: '/contact' }],
} satisfies CallToActionContent;

/** The “AI for Education” page's metadata and sections. */
export const education = { meta, hero, stats, policy, solutions, institutions, reasons, journey, call };
