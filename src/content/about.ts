import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import type { CompanyStoriesContent } from '../sections/people/CompanyStories/CompanyStories.tsx';
import * as drawings from './generated/drawings.ts';
import { recap } from './conference/event.ts';
import { curveNewsletter } from './newsletter.ts';
import { company } from './figures/company.ts';
import { conference as figures } from './figures/conference.ts';
import { founder, founderTile } from './people.ts';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('/about', {
  title: `About | ${site.name}`,
  description: `What ${site.name} builds and teaches, what happens at ${site.conference.name}, and who started both: the business, the conference and the founder.`,
});

const { items: planned } = figures;

/** The year the company was founded: the first year of the period that the company's figures cover. */
const founded = company.period.slice(0, 4);

const story = {
  heading: 'About',
  lead: `We build AI tools and train the people who run them: ${company.items.organizations.value} organizations since ${founder.name} founded ${site.name} in ${founded}.`,
  actions: [{ label: 'Book a Call', dialog: 'booking' }],
  drawing: drawings.compass,
  items: [
    {
      id: 'business',
      title: site.name,
      text: 'The consulting and podcast business',
      drawing: drawings.aboutWork,
      panel: {
        kind: 'story',
        heading: 'We make things that stand up',
        lead: 'An arch is two sides that lean on each other. Together they carry more than either could alone.',
        body: [
          'Our two sides are the tools and the people who use them. We build custom AI, train the teams who will use it, advise the leaders who answer for it, and prepare the data underneath.',
          'What stalls a project is seldom the software. It is everything around it: a policy that was never written, training that was never planned, records that can’t be trusted. We do those first.',
          `${site.podcast.name} grew out of the same habit. ${founder.name} presses record and asks founders, investors and executives how they really did it.`,
        ],
        quote: 'We would rather train one team well than sell a hundred licenses.',
        lists: [
          {
            heading: 'What we do',
            items: [
              'Custom AI development',
              'Enterprise AI training',
              'Strategic consulting',
              'Data preparation',
            ],
          },
          {
            heading: 'Who we serve',
            items: [
              'Government agencies',
              'Education institutions',
              'Enterprises and small businesses',
              'Ohio employers, through TechCred',
            ],
          },
          {
            heading: 'On the podcast',
            items: [
              'Founders on what they would build again',
              'Investors on what they ask first',
              'Executives on a decision they had to make',
            ],
          },
        ],
      },
    },
    {
      id: 'conference',
      title: site.conference.name,
      text: 'The conference',
      drawing: drawings.aboutConference,
      panel: {
        kind: 'event',
        heading: 'Two days on building with people in mind',
        lead: `${site.conference.name} is about people: those who build AI, those who use it and those it decides about.`,
        body: [
          'For two days in Cincinnati, builders, teachers, public servants and students work on one theme: embedding empathy into innovation. There are talks to hear and people to meet, but the point is to do things: interview a user, break a chatbot on purpose, build something small with strangers.',
        ],
        action:
          site.conference.edition === 'over'
            ? recap
            : { label: `Register for the conference ${site.conference.year}`, href: '/midwestcon/tickets' },
        facts: [
          { label: 'When', value: site.conference.dates },
          { label: 'Where', value: site.conference.place },
          { label: 'Theme', value: site.conference.theme },
        ],
        quote: 'Ask who it is for before you ask what it can do.',
        lists: [
          {
            heading: 'What happens there',
            items: [
              'Keynotes and panels',
              `${planned.workshops.value} hands\u2011on workshops`,
              `A hackathon with over ${planned.prizes.value} in prizes`,
              'Time to meet each other',
            ],
          },
          {
            heading: `Who comes in ${site.conference.year}`,
            items: [planned.attendees, planned.speakers, planned.exhibitors].map(
              ({ value, label }) => `${value} ${label}`,
            ),
          },
          {
            heading: 'Ways to take part',
            items: [
              'Enter the hackathon',
              'Volunteer for four hours or more',
              'Become a sponsor',
              'Join the community',
            ],
          },
        ],
      },
    },
    {
      id: 'founder',
      title: founder.name,
      text: 'The founder',
      media: founderTile,
      panel: {
        kind: 'person',
        heading: founder.name,
        role: `${founder.role}, host of ${site.podcast.name}`,
        media: founder.media,
        lead: 'She learned to draw with a compass in her father’s woodworking shop, and to program on the shop’s inventory computer.',
        body: [
          'Years of handing over software showed her which projects last: those where somebody stays to teach.',
          `She started ${site.name} to do that on purpose. She still runs the first interview of every engagement herself, and hosts the podcast.`,
        ],
        action: { label: 'Schedule a Consultation', dialog: 'booking' },
        quote: 'I have never met a bad process that someone didn’t once have a good reason for.',
        lists: [
          {
            heading: 'Education',
            items: ['MBA, operations', 'BS, industrial engineering', 'Certificate in public management'],
          },
          {
            heading: 'Recognition',
            items: [
              'Regional technology leader of the year, 2024',
              'Workforce partner award, 2023',
              'Forty under forty, 2019',
            ],
          },
          {
            heading: 'Speaking events',
            items: [
              'Ohio county officials’ winter meeting, 2026',
              'Great Lakes manufacturing forum, 2025',
              'Teaching and technology week, 2025',
            ],
          },
        ],
      },
    },
  ],
} satisfies Placeholder<'people', CompanyStoriesContent>;

const newsletter = {
  ...curveNewsletter,
  heading: 'Join Our\nCommunity',
  source: 'about',
} satisfies NewsletterSignupContent;

/** The about page's metadata and sections. */
export const about = { meta, story, newsletter };
