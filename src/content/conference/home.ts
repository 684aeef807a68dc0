import type { AttendeeTypesContent } from '../../sections/audiences/AttendeeTypes/AttendeeTypes.tsx';
import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { ExhibitContent } from '../../sections/proof/Exhibit/Exhibit.tsx';
import type { NewsletterSignupContent } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { StatsContent } from '../../sections/proof/Stats/Stats.tsx';
import * as drawings from '../generated/drawings.ts';
import { conference as figures } from '../figures/conference.ts';
import { captionOf } from '../figures/set.ts';
import { newsletterForm } from '../newsletter.ts';
import { pageMeta } from '../meta.ts';
import { site, type Edition } from '../site.ts';
import { calendar, checkout, facts, nextEdition, recap } from './event.ts';
import { previousSpeakers } from './speakers.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon', {
  title: `${conference.name} ${conference.year}, ${conference.dates} in Cincinnati`,
  description: `Two days in Cincinnati on embedding empathy into innovation: talks, workshops and a hackathon for builders, teachers and public servants. ${conference.dates}.`,
});

const heroFor = (edition: Edition) =>
  ({
    variant: 'turn',
    heading: conference.name,
    lead: 'A two-day AI conference',
    facts,
    note: `For the people who build AI, teach it and answer for it.\nThis year’s theme: ${conference.theme.toLowerCase()}.`,
    actions: [
      checkout('Get Tickets', edition),
      // Does nothing yet; add an `href` to link to the film.
      { label: 'Watch Hype Video', icon: 'play', iconSide: 'start' },
    ],
    drawing: drawings.conferenceHero,
    phoneDrawing: drawings.conferenceHeroPhone,
  }) satisfies ConferenceHeroContent;

const { items: planned } = figures;

const stats = {
  variant: 'line',
  band: 'highlight',
  label: 'The conference in figures',
  items: [planned.attendees, planned.speakers, planned.exhibitors],
  caption: captionOf(figures),
} satisfies StatsContent;

/** A group of people: its size as a number, for the dots (`value`), and as text (`figure`, such as "300+"). */
const people = (value: number, { value: figure, label }: typeof planned.speakers) => ({
  value,
  figure,
  label,
});

/** Like {@link people}, but the label says that the group is counted for both days together, not for each day. */
const overBothDays = (value: number, group: typeof planned.speakers) => {
  const counted = people(value, group);
  return { ...counted, label: `${counted.label} over both days` };
};

const venue = {
  band: 'page',
  heading: 'The room, from above',
  lead: 'A former cotton mill on the river, two blocks from the streetcar. Everything is on one floor.',
  exhibit: {
    kind: 'plan',
    drawing: drawings.conferencePlan,
    places: [
      { x: 46.7, y: 41 },
      { x: 22.1, y: 67.5 },
      { x: 76.5, y: 30 },
      { x: 70, y: 69 },
      { x: 92.3, y: 43.5 },
      { x: 90, y: 80 },
    ],
  },
  caption: 'Plan of the ground floor. Seats and stands are sketched, not counted.',
  action: { label: 'Exhibit as a sponsor', href: '/midwestcon/sponsors' },
  items: [
    { title: 'Grand Lobby', text: 'The registration desk by the entrance, and restrooms at the other end.' },
    { title: 'Main Stage', text: 'Talks and panels, captioned live, with a loop for hearing aids.' },
    {
      title: 'Rooms 1 to 3',
      text: 'Tables of four for workshops. Bring a laptop; sockets are in the floor.',
    },
    { title: 'River Hall', text: 'Exhibitors. The only place where anyone sells anything.' },
    { title: 'Quiet room', text: 'No phones, soft light, open all day.' },
    { title: 'Terrace', text: 'By the river: lunch, coffee and the evening reception.' },
  ],
} satisfies ExhibitContent;

const humanCode = {
  id: 'human-code',
  heading: 'Human Code',
  lead: 'Code is human when the people who write it meet the people it is for. They all come here.',
  items: [
    overBothDays(500, planned.students),
    overBothDays(300, planned.professionals),
    people(40, planned.speakers),
    { squares: 25, figure: planned.workshops.value, label: planned.workshops.label },
  ],
  action: { label: 'Build at the hackathon', href: '/midwestcon/hackathon' },
  unit: 10,
  caption: `Planned for ${conference.name} ${conference.year}. Each dot is ten people, each square a workshop.`,
} satisfies AttendeeTypesContent;

const registerFor = (edition: Edition) =>
  ({
    variant: 'scene',
    band: 'page',
    id: 'register',
    drawing: drawings.hero,
    ...(edition === 'over'
      ? {
          heading: `${conference.name} ${conference.year} is over`,
          lead: 'Readers of the newsletter hear first when the next one is.',
          actions: [recap, nextEdition],
        }
      : {
          heading: 'Two days by the river in September',
          lead: `${conference.dates} in ${conference.place}. Every ticket covers both days.`,
          actions: [
            checkout('Register Now', edition),
            calendar,
            { label: 'Volunteer for a shift', href: '/midwestcon/volunteer' },
          ],
        }),
  }) satisfies CallToActionContent;

const newsletterFor = (edition: Edition) =>
  ({
    ...newsletterForm,
    id: 'newsletter',
    band: 'brand',
    drawingSide: 'end',
    heading: edition === 'over' ? 'Hear about the next one' : 'Hear when the program is out',
    lead: 'News of the conference, and a letter every two weeks on what changed in AI.',
    source: 'midwestcon',
    drawing: drawings.newsletterConference,
  }) satisfies NewsletterSignupContent;

/** Content of the conference's home page, before or after the conference. */
export const conferenceHomeFor = (edition: Edition) => ({
  meta,
  hero: heroFor(edition),
  stats,
  speakers: previousSpeakers,
  humanCode,
  venue,
  register: registerFor(edition),
  newsletter: newsletterFor(edition),
});

/** The conference's home page. */
export const conferenceHome = conferenceHomeFor(conference.edition);
