import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { DayScheduleContent } from '../../sections/event/DaySchedule/DaySchedule.tsx';
import type { PrizesContent } from '../../sections/event/Prizes/Prizes.tsx';
import type { RulesContent } from '../../sections/event/Rules/Rules.tsx';
import * as drawings from '../generated/drawings.ts';
import { conference as figures } from '../figures/conference.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { weekdayAndDay } from './dates.ts';
import { checkout, conduct, facts, ticketsLink } from './event.ts';

const { conference } = site;
const { prizes: total } = figures.items;

const meta = pageMeta('/midwestcon/hackathon', {
  title: `Hackathon | ${conference.name}`,
  description: `Two days, teams of two to five, over ${total.value} in prizes: the prizes, schedule and rules of the ${conference.name} hackathon, ${conference.dates}.`,
});

const hero = {
  variant: 'split',
  band: 'strong',
  heading: 'Hackathon',
  lead: 'Two days to build an AI tool with the people who will use it. Every ticket lets you in.',
  facts,
  actions: [ticketsLink, { label: 'See the prizes', href: '#prizes' }],
  actionVariant: 'hero',
  drawing: drawings.conferenceHackathon,
} satisfies ConferenceHeroContent;

/** The hackathon's prizes, in US dollars. The site's owner set the amounts. */
const prizes = {
  id: 'prizes',
  heading: `Over ${total.value} in prizes`,
  lead: 'Each half disc has the area of its prize.',
  items: [
    { amount: 10_000, title: '1st place', text: 'Best overall, judged on the working demo.' },
    { amount: 5_000, title: '2nd place', text: 'Strong idea, working demo, clear next step.' },
    { amount: 2_500, title: '3rd place', text: 'The build the judges kept coming back to.' },
    {
      amount: 1_000,
      title: 'Most human',
      text: 'Best proof that the team talked with the people it builds for.',
    },
    { amount: 1_000, title: 'Best student team', text: 'All members enrolled at a school or college.' },
    { amount: 1_000, title: 'Best use of public data', text: 'Open sources, each with a link.' },
  ],
} satisfies PrizesContent;

const schedule = {
  band: 'tint',
  id: 'schedule',
  heading: 'Schedule',
  labels: { time: 'Time', event: 'Event' },
  items: [
    {
      title: weekdayAndDay(conference.from),
      events: [
        { time: '08:00', title: 'Check-in and team forming' },
        { time: '10:00', title: 'Briefs read out by the people who wrote them' },
        { time: '10:30', title: 'Building starts' },
        { time: '15:00', title: 'Mentor round: two engineers, two users' },
        { time: '21:00', title: 'Doors close; online rooms stay open' },
      ],
    },
    {
      title: weekdayAndDay(conference.to),
      events: [
        { time: '07:30', title: 'Doors and breakfast' },
        { time: '12:00', title: 'Code freeze' },
        { time: '13:00', title: 'Demos, four minutes each' },
        { time: '15:00', title: 'Judges meet' },
        { time: '15:30', title: 'Prizes on the main stage' },
      ],
    },
  ],
} satisfies DayScheduleContent;

const rules = {
  id: 'rules',
  heading: 'Rules',
  lead: 'Seven, short enough to remember.',
  action: { ...conduct, label: 'Code of conduct' },
  items: [
    {
      title: 'Teams',
      text: 'Two to five people. Come with one or form one at check-in. Everybody needs a conference ticket.',
    },
    {
      title: 'Start from zero',
      text: 'Building starts on Thursday at 10:30 am. Libraries, models and public data are fine; finished projects are not.',
    },
    {
      title: 'Show your sources',
      text: 'List every model, data set and library in the repository. Name what was generated.',
    },
    {
      title: 'Ask somebody',
      text: 'Each team talks to at least one person the build is for, and says what changed because of it.',
    },
    { title: 'Your work stays yours', text: 'Teams keep their code. We may show the demo and its title.' },
    {
      title: 'Judging',
      text: 'Usefulness, care for the people affected, craft, and an honest demo. One vote per judge; decisions are final.',
    },
    { title: 'Conduct', text: 'The code of conduct applies in the room and online.' },
  ],
} satisfies RulesContent;

const end = {
  variant: 'row',
  band: 'highlight',
  heading: 'Bring a team, or find one on the day',
  lead: 'Teams form at check-in, on Thursday at 8 am. Every ticket lets you in.',
  actions: [checkout('Get Tickets')],
} satisfies CallToActionContent;

/** The hackathon's page. */
export const hackathon = { meta, hero, prizes, schedule, rules, end };
