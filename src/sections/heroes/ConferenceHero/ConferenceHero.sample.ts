import type { ConferenceHeroContent } from './ConferenceHero.tsx';

const facts = [{ text: 'May 4–5, 2027', date: '2027-05-04' }, { text: 'Duluth, Minnesota' }];

const file = (name: string, width: number, height: number) => ({
  src: `/art/scenes/conference-${name}.svg`,
  width,
  height,
});

/** The hero of a conference's home page. */
export const turn = {
  variant: 'turn',
  heading: 'HarborCon',
  lead: 'A two-day conference on piers',
  facts,
  note: 'For the people who build them, and for those who wait on them.\nTheme: listening before building.',
  actions: [
    { label: 'Hold a Seat', href: '/seats' },
    { label: 'See Last Year', href: '#film', icon: 'play', iconSide: 'start' },
  ],
  drawing: file('hero', 1440, 860),
  phoneDrawing: file('hero-phone', 390, 510),
} satisfies ConferenceHeroContent;

/** The hero of a contest at the conference. */
export const split = {
  variant: 'split',
  band: 'strong',
  heading: 'Lockathon',
  lead: 'One night to write what opens a lock on time. Four briefs from the people who wait at it.',
  facts,
  actions: [
    { label: 'See the briefs', href: '#briefs' },
    { label: 'Read the rules', href: '#rules' },
  ],
  actionVariant: 'hero',
  drawing: file('hackathon', 900, 740),
} satisfies ConferenceHeroContent;

/** The hero of a page with ticket prices. */
export const floor = {
  variant: 'floor',
  band: 'highlight',
  heading: 'Seats',
  lead: 'Both days, with soup at noon.',
  facts,
  prices: [
    { title: 'Bench', price: 40 },
    { title: 'Chair', price: 65 },
    { title: 'Chair by the window', price: 1_120 },
  ],
  actions: [{ label: 'Choose a seat', href: '#seats' }],
  drawing: file('tickets', 940, 672),
} satisfies ConferenceHeroContent;

/** The hero of a merchandise page. */
export const rail = {
  variant: 'rail',
  heading: 'Shop',
  lead: 'Nine things to wear on a windy pier, all cut along circles.',
  drawing: file('merch', 1440, 520),
  phoneDrawing: file('merch-phone', 390, 360),
} satisfies ConferenceHeroContent;

/** The hero of a page for sponsors. */
export const arch = {
  variant: 'arch',
  band: 'brand',
  heading: 'Support',
  lead: 'A bridge stands because its stones lean on each other. One stone for each seat.',
  actions: [{ label: 'See the shares', href: '#shares' }],
  actionVariant: 'hero',
  drawing: file('partner', 1440, 780),
  phoneDrawing: file('partner-phone', 640, 360),
  caption: 'A ring for each row of the theater, a stone for each seat.',
} satisfies ConferenceHeroContent;

/** The hero of a page for volunteers. */
export const below = {
  variant: 'below',
  heading: 'Lend a hand',
  lead: 'Three hours on the pier buy you a seat for both days.',
  actions: [{ label: 'Apply to help', href: 'https://forms.example/pier-crew' }],
  drawing: file('volunteer', 1440, 430),
  phoneDrawing: file('volunteer-phone', 640, 430),
} satisfies ConferenceHeroContent;
