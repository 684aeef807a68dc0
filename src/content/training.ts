import type { StepPanelsContent } from '../sections/method/StepPanels/StepPanels.tsx';
import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { EmbeddedFormContent } from '../sections/contact/EmbeddedForm/EmbeddedForm.tsx';
import type { PortraitsContent } from '../sections/people/Portraits/Portraits.tsx';
import type { ExhibitContent } from '../sections/proof/Exhibit/Exhibit.tsx';
import type { FaqContent } from '../sections/contact/Faq/Faq.tsx';
import type { FeaturedProgramContent } from '../sections/offers/FeaturedProgram/FeaturedProgram.tsx';
import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { ProgramTableContent } from '../sections/offers/ProgramTable/ProgramTable.tsx';
import type { TrainingHeroContent } from '../sections/heroes/TrainingHero/TrainingHero.tsx';
import * as drawings from './generated/drawings.ts';
import { letter } from './newsletter.ts';
import { training as figures } from './figures/training.ts';
import { frames } from './frames.ts';
import { pageMeta } from './meta.ts';
import { formScript, formScriptOnEntry, formUrl, site } from './site.ts';

const meta = pageMeta('/training', {
  title: `AI Training: 90 days to AI ready | ${site.name}`,
  description:
    'Workforce training in AI: seven core programs of 40–120 hours, taught in 4-hour sessions. Zero cost for Ohio employers, by reimbursement.',
});

/** Anchor of the form, for links to it. */
const formId = 'early-access-form';

const hero = {
  heading: '90 days to AI ready',
  lead: 'AI courses that take your whole team from a first prompt to a tool it relies on.',
  action: { label: 'Get Early Access', href: `#${formId}` },
  note: 'A place on the waitlist for the next cohort, with no commitment.',
  drawing: drawings.heroTraining,
  stats: [figures.items.days, figures.items.hours, figures.items.cost],
} satisfies TrainingHeroContent;

const featured = {
  heading: 'Agentic Organization',
  lead: 'Our featured program, for companies ready to let software act: which work agents take on, who supervises them, and what keeps them within bounds. It comes in addition to the seven core programs below.',
  drawing: drawings.agenticOrbits,
  items: [
    {
      title: 'Work that agents can carry',
      text: 'Choose tasks with a clear end, where a mistake costs little and is easy to undo.',
    },
    {
      title: 'People who supervise',
      text: 'Rewrite roles so that every agent has an owner who can stop it.',
    },
    {
      title: 'Controls and evidence',
      text: 'Set limits, keep logs, and rehearse the day something goes wrong.',
    },
  ],
} satisfies FeaturedProgramContent;

const { session } = figures.items;

const programs = {
  heading: 'Seven core programs',
  lead: `Each program has 10–30 sessions of ${session.value}, in person or hybrid, for twelve people.`,
  columns: { program: 'Program', audience: 'Made for', outcome: 'You leave with' },
  items: [
    {
      title: 'AI Fundamentals',
      audience: 'Everyone',
      outcome: 'The basic terms, and a task done safely',
    },
    {
      title: 'Generative for Professionals',
      audience: 'Office teams',
      outcome: 'Three weekly tasks handed to a tool',
    },
    {
      title: 'Copilot/Gemini Power User Workshop',
      audience: 'Power users',
      outcome: 'Templates the whole team can copy',
    },
    {
      title: 'AI Strategy for Leaders',
      audience: 'Directors, owners',
      outcome: 'A ranked list of what to build, buy and leave',
    },
    {
      title: 'AI Solutions Architecture',
      audience: 'Engineers, analysts',
      outcome: 'A workflow design that has been reviewed',
    },
    {
      title: 'MRP Accelerator',
      audience: 'Plant and operations',
      outcome: 'Planning data that answers questions',
    },
    { title: 'AI Red Teaming', audience: 'Security, risk', outcome: 'A findings report and a fix list' },
  ],
} satisfies ProgramTableContent;

const plan = {
  band: 'tint',
  heading: 'One session, hour by hour',
  lead: 'People bring a task from their own week, and leave with it done.',
  exhibit: {
    kind: 'session',
    title: 'Generative for Professionals, session 3',
    subtitle: 'In person or hybrid, twelve people, two teachers',
    parts: [
      {
        time: '08:30',
        minutes: 30,
        title: 'Bring your own',
        text: 'Each person opens a document they rewrite every week.',
      },
      {
        time: '09:00',
        minutes: 60,
        title: 'Show, then do',
        text: 'A teacher drafts it aloud, mistakes included; then everyone tries.',
      },
      { time: '10:00', minutes: 15, title: 'Break' },
      {
        time: '10:15',
        minutes: 75,
        title: 'Your document, with a coach',
        text: 'Three rounds: draft, check against the source, correct.',
      },
      {
        time: '11:30',
        minutes: 30,
        title: 'Swap and break it',
        text: 'A neighbor looks for what the tool made up.',
      },
      {
        time: '12:00',
        minutes: 30,
        title: 'Write it down',
        text: 'The prompt, the check and when not to use it, on a single page.',
      },
    ],
  },
  caption: 'Sample plan of a 4-hour session.',
  items: [
    { title: 'A dozen seats', text: 'Small enough that a teacher reads everyone’s draft.' },
    { title: 'Your tools, your documents', text: 'Whatever your IT department allows is what we use.' },
    {
      title: 'Counts toward TechCred',
      text: 'The session is part of the credential that TechCred pays back.',
    },
  ],
} satisfies ExhibitContent;

const arc = {
  heading: 'The ARC framework',
  lead: 'Three stages in 90 days. A team moves on once its work shows that it is ready.',
  items: [
    {
      letter: 'A',
      title: 'Awareness',
      span: 'Days 1–30',
      text: 'What the tools can do, what they get wrong, and what your policy says about both.',
      details: [
        'AI Fundamentals for every role',
        'A two-page use policy, signed',
        'A baseline of where time goes',
      ],
    },
    {
      letter: 'R',
      title: 'Readiness',
      span: 'Days 31–60',
      text: 'People practice on their own documents, with a coach in the room.',
      details: [
        'Generative tools on live work',
        'One task per learner, reworked',
        'Drafts reviewed every week',
      ],
    },
    {
      letter: 'C',
      title: 'Competitive Advantage',
      span: 'Days 61–90',
      text: 'The best ideas become working tools, tested by people paid to break them.',
      details: ['A reviewed design per team', 'A red-team report and fixes', 'A working tool your staff run'],
    },
  ],
} satisfies StepPanelsContent;

const faculty = {
  heading: 'The people who will teach you',
  items: [
    { name: 'Dr. Helena Voss', role: 'Curriculum lead', media: { ...drawings.facultyHelenaVoss, alt: '' } },
    {
      name: 'Andre Whitlock',
      role: 'Generative tools',
      media: { ...drawings.facultyAndreWhitlock, alt: '' },
    },
    {
      name: 'Mina Farouk',
      role: 'AI policy and governance',
      media: { ...drawings.facultyMinaFarouk, alt: '' },
    },
    { name: 'Carl Jessup', role: 'Manufacturing systems', media: { ...drawings.facultyCarlJessup, alt: '' } },
    {
      name: 'Yuki Tanabe',
      role: 'Solutions architecture',
      media: { ...drawings.facultyYukiTanabe, alt: '' },
    },
    { name: 'Roland Pike', role: 'Red teaming', media: { ...drawings.facultyRolandPike, alt: '' } },
    { name: 'Simone Achebe', role: 'Adult learning', media: { ...drawings.facultySimoneAchebe, alt: '' } },
    { name: 'Luis Ortega', role: 'Data engineering', media: { ...drawings.facultyLuisOrtega, alt: '' } },
    {
      name: 'Hannah Brill',
      role: 'Public-sector practice',
      media: { ...drawings.facultyHannahBrill, alt: '' },
    },
    { name: 'Vikram Sethi', role: 'Agent systems', media: { ...drawings.facultyVikramSethi, alt: '' } },
  ],
} satisfies Placeholder<'people', PortraitsContent>;

const techCred = {
  variant: 'steps',
  heading: 'Ohio TechCred pays you back',
  lead: 'TechCred is a State of Ohio program that reimburses employers when staff earn an approved technology credential. Employers apply, train first and are paid back.',
  action: { label: 'Apply for TechCred', href: site.techCred, newTab: true },
  items: [
    { title: 'Choose credentials', text: 'We match your roles to credentials on the approved list.' },
    { title: 'Apply', text: 'You apply on the state’s site; we supply the attachments.' },
    { title: 'Train', text: 'Learners finish the program and earn the credential.' },
    { title: 'Get reimbursed', text: 'You send proof of completion; the state reimburses you.' },
  ],
} satisfies FeaturedProgramContent;

const form = {
  id: formId,
  heading: 'Get early access',
  lead: 'Tell us how many people, which roles and when you would like to start. You will be the first to hear when places open.',
  drawing: drawings.earlyAccess,
  form: {
    src: formUrl(site.forms.earlyAccess),
    title: 'Early access form',
    script: formScript,
    ...frames.form,
    load: site.embeds,
    link: {
      prompt: 'Form not showing?',
      label: 'Open it in a new tab',
      href: formUrl(site.forms.earlyAccess),
    },
    mail: { label: site.email, href: `mailto:${site.email}` },
    hint: 'The form comes from our form provider, which can then see that you visited.',
    words: {
      loading: 'Loading the form',
      failed: 'The form didn’t load',
      load: 'Load the form',
    },
  },
} satisfies EmbeddedFormContent;

const faq = {
  id: 'faq',
  heading: 'Questions about training',
  items: [
    {
      question: 'Is it really zero cost for Ohio employers?',
      answer:
        'For approved credentials, yes. You pay first; the state reimburses you through TechCred once learners finish. We prepare the attachments with you.',
    },
    {
      question: 'Can people keep working while they train?',
      answer: `Yes. Sessions are ${session.value}, in person or hybrid, and scheduled around your shifts.`,
    },
    {
      question: 'How long is a program?',
      answer: 'Between 40 and 120 hours per learner, depending on the program.',
    },
    {
      question: 'Do we need licenses or new software first?',
      answer: 'No. We start with what you already pay for and list what is missing after the first session.',
    },
    {
      question: 'What happens after the 90 days?',
      answer: 'Your team keeps the templates, the policy and the tools it built.',
    },
  ],
} satisfies FaqContent;

const waitlist = {
  variant: 'foot',
  heading: 'Sign up first, start first',
  lead: 'Early access is the waitlist for the next cohort: teams hear from us in the order they signed up.',
  actions: [{ label: 'Get Early Access', href: `#${formId}` }],
  actionVariant: 'hero',
  drawing: drawings.ctaCrowd,
} satisfies CallToActionContent;

const newsletter = { ...letter, source: 'training' } satisfies NewsletterSignupContent;

/** The “AI Training” page's metadata and sections. */
export const training = {
  meta,
  hero,
  featured,
  programs,
  plan,
  arc,
  faculty,
  techCred,
  script: formScriptOnEntry,
  form,
  faq,
  waitlist,
  newsletter,
};
