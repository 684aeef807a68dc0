import { site } from './site.ts';

/** A figure: what it is, what it counts, and of what. */
interface Figure {
  /** The figure, as the site shows it. */
  value: string;
  /** What it counts. */
  label: string;
  /** Of what, in a few words, where the label doesn't say. */
  text?: string;
}

/** Figures about the same subject, from the same period and source. Only here do pages get figures from. */
interface FigureSet {
  /** Whose figures these are. */
  subject: string;
  /** The years or the days that they cover. */
  period: string;
  /** Who counted. */
  source: string;
  /** The figures, by name. */
  items: Record<string, Figure>;
}

/** The line below a set of figures: whose they are, from when, and who counted. */
export const captionOf = ({ subject, period, source }: Omit<FigureSet, 'items'>): string =>
  `${subject}, ${period}. Source: ${source}.`;

const { conference } = site;

/** Every figure of the site. The owner gave the values and most labels; subjects, periods and sources are samples. */
export const figures = {
  company: {
    subject: 'All clients',
    period: '2014–2025',
    source: 'client records; value is savings and added revenue as clients reported them',
    items: {
      experience: { value: '15+ years', label: 'combined AI and tech leadership' },
      organizations: { value: '500+', label: 'organizations trained and consulted' },
      value: { value: '$100M+', label: 'in client value' },
    },
  },
  results: {
    subject: 'Medians of projects in daily use for at least a year',
    period: '2022–2025',
    source: 'project reviews signed by clients',
    items: {
      time: {
        value: '40%',
        label: 'Time savings',
        text: 'On the routine work inside a process we have automated.',
      },
      cost: {
        value: '25%',
        label: 'Cost reduction',
        text: 'Off the yearly running cost of the whole department.',
      },
      insights: { value: '3–5×', label: 'Faster insights', text: 'From question to sourced answer.' },
      accuracy: {
        value: '95%',
        label: 'Accuracy rate',
        text: 'On data read from documents, with a person checking exceptions.',
      },
      payback: { value: '6-month', label: 'ROI timeline', text: 'From kickoff to payback.' },
      protection: {
        value: '100%',
        label: 'Data protection',
        text: 'Of projects run on the client’s own cloud and keys; no data trains a model.',
      },
    },
  },
  government: {
    subject: 'Public agencies we have worked with',
    period: '2014–2025',
    source: 'the agencies’ own annual reports',
    items: {
      impact: {
        value: '$2.5B+',
        label: 'economic impact',
        text: 'payroll and investment in the regions they serve',
      },
      workers: { value: '75K+', label: 'workers upskilled', text: 'on courses that agencies offered' },
      agencies: { value: '120+', label: 'agencies', text: 'state, county and city, counted once' },
      efficiency: { value: '45%', label: 'efficiency gains', text: 'cases closed per staff hour, median' },
    },
  },
  region: {
    subject: 'Announced by employers in the region',
    period: '2021–2025',
    source: 'the partnership’s public dashboard',
    items: {
      jobs: { value: '15K+', label: 'jobs' },
      investment: { value: '$750M', label: 'investment' },
      counties: { value: '25', label: 'counties' },
    },
  },
  business: {
    subject: 'Companies, each figure for the product or process that changed',
    period: '2022–2025',
    source: 'the companies’ own accounts',
    items: {
      market: { value: '3.5×', label: 'faster time to market', text: 'from design to first sale' },
      cost: { value: '40%', label: 'cost reduction', text: 'per order, in the process automated' },
      revenue: { value: '60%', label: 'revenue growth', text: 'in that product line, over two years' },
      productivity: {
        value: '85%',
        label: 'of teams report higher productivity',
        text: 'in a survey after six months',
      },
    },
  },
  education: {
    subject: 'Schools and colleges',
    period: 'school year 2024–25',
    source: 'course records and help-desk logs',
    items: {
      completion: { value: '92%', label: 'of participants finish the course' },
      paperwork: { value: '35%', label: 'less staff time on paperwork' },
      replies: { value: '50%', label: 'shorter wait for replies to students' },
      reach: { value: '2.5×', label: 'as many staff trained as the year before' },
    },
  },
  builds: {
    subject: 'Custom builds',
    period: '2018–2025',
    source: 'delivery records and a survey at handover',
    items: {
      solutions: { value: '100+', label: 'solutions', text: 'in daily use' },
      satisfaction: { value: '95%', label: 'satisfaction', text: 'of clients, asked at handover' },
      delivery: { value: '50%', label: 'faster delivery', text: 'than the client had planned for' },
      support: { value: '24/7', label: 'support', text: 'until your team takes over' },
    },
  },
  dashboard: {
    subject: 'Executives who use the dashboard',
    period: '2023–2024',
    source: 'a survey before launch and a year after',
    items: { satisfaction: { value: '78%', label: 'increase in executive satisfaction' } },
  },
  training: {
    subject: 'Seven core programs',
    period: `as offered in ${conference.year}`,
    source: 'the course catalog',
    items: {
      days: { value: '90 days', label: 'to become AI ready' },
      hours: { value: '40–120 hours', label: 'program length' },
      cost: { value: 'Zero cost', label: 'for Ohio employers (reimbursement)' },
      session: { value: '4 hours', label: 'each session' },
    },
  },
  conference: {
    subject: 'Planned for both days',
    period: conference.dates,
    source: 'the organizers',
    items: {
      attendees: { value: '500+', label: 'attendees', text: 'each day' },
      speakers: { value: '40+', label: 'speakers' },
      exhibitors: { value: '20+', label: 'exhibitors' },
      students: { value: '500+', label: 'students and young professionals' },
      professionals: { value: '300+', label: 'industry professionals' },
      workshops: { value: '25+', label: 'workshops' },
      prizes: { value: '$20,000', label: 'and more in hackathon prizes' },
    },
  },
} satisfies Placeholder<'fixtures', Record<string, FigureSet>>;
