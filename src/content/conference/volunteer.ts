import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { RequirementsContent } from '../../sections/event/Requirements/Requirements.tsx';
import type { RolesContent } from '../../sections/event/Roles/Roles.tsx';
import * as drawings from '../generated/drawings.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { addresses } from './addresses.ts';
import { weekdayAndDay } from './dates.ts';
import { facts } from './event.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/volunteer', {
  title: `Volunteer | ${conference.name}`,
  description: `Six roles at ${conference.name}, ${conference.dates}: what each does and when, what we ask of volunteers, and where to apply.`,
});

const apply = { label: 'Apply to volunteer', href: addresses.volunteerForm, newTab: true };

const hero = {
  variant: 'below',
  heading: 'Volunteer',
  lead: 'Give at least four hours at a two-day AI conference. Get a shirt, lunch and a pass.',
  facts,
  actions: [apply],
  drawing: drawings.conferenceVolunteer,
  phoneDrawing: drawings.conferenceVolunteerPhone,
} satisfies ConferenceHeroContent;

const firstDay = weekdayAndDay(conference.from);

const roles = {
  id: 'roles',
  heading: 'Roles',
  items: [
    {
      title: 'Registration desk',
      text: 'Find names, hand out badges, point people to coffee.',
      duration: '5 hours',
      time: [firstDay, '7 am–12 pm'],
    },
    {
      title: 'Room host',
      text: 'Open the room, time the speaker, carry the microphone.',
      duration: '4 hours',
      time: ['Either day', '9 am–1 pm or 1–5 pm'],
    },
    {
      title: 'Hackathon helper',
      text: 'Fetch mentors, find what a team is missing, keep the power strips alive.',
      duration: '6 hours',
      time: [firstDay, '10 am–4 pm'],
    },
    {
      title: 'Speaker guide',
      text: 'Meet speakers at the door and get them to the right stage.',
      duration: '4 hours each morning',
      time: ['Both days', '8 am–12 pm'],
    },
    {
      title: 'Access support',
      text: 'Seats, captions, the quiet room, and help on request.',
      duration: '4 hours',
      time: ['Either day', '8:30 am–12:30 pm'],
    },
    {
      title: 'Riverfront social crew',
      text: 'Lanterns, water, and a last walk around the terrace.',
      duration: '4 hours',
      time: [firstDay, '4–8 pm'],
    },
  ],
} satisfies RolesContent;

/** Requirements for volunteers. The site's owner set them. */
const requirements = {
  band: 'highlight',
  id: 'requirements',
  heading: 'What we ask of you',
  items: [
    { figure: 'age', value: 18, label: '18+', title: '18 or older', text: 'Or accompanied by a guardian.' },
    {
      figure: 'clock',
      value: 4,
      title: 'At least 4 hours',
      text: 'In one shift or more.',
    },
    { figure: 'dome', title: 'One orientation', text: 'Everyone attends it before the doors open.' },
  ],
} satisfies RequirementsContent;

const end = {
  variant: 'row',
  band: 'page',
  large: true,
  heading: 'Take a shift',
  lead: 'The pass is good for the rest of both days. We answer within a week.',
  actions: [apply],
} satisfies CallToActionContent;

/** The volunteers' page. */
export const volunteer = { meta, hero, roles, requirements, end };
