import type { TextPageContent } from '../../sections/frame/TextPage/TextPage.tsx';
import { dayAndYear, refundDays, refundWindow } from '../conference/dates.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { mail, textPage } from './shared.ts';

const meta = pageMeta('/terms', {
  title: `Terms of Service | ${site.name}`,
  description: `The terms on which you use this site and its content, and the rules for tickets to ${site.conference.name}.`,
});

const page = {
  ...textPage,
  updated: '2026-06-01' satisfies Placeholder<'legal'>,
  heading: 'Terms of Service',
  items: [
    {
      id: 'site',
      title: 'Using this site',
      body: [
        `This site presents ${site.name}: its services, training and podcast, and its conference, ${site.conference.name}. You may use it free of charge and without an account.`,
        'Do not misuse it: do not attack it, overload it, or submit forms in someone else’s name.',
      ],
    },
    {
      id: 'content',
      title: 'Content of this site',
      body: [
        'Texts, drawings and recordings belong to us or to the people who made them. You may read, share and link to them, and quote from them if you name the source. For any other use, ask us first.',
        [
          'Some fonts, drawings and parts of the software are the work of others: ',
          { label: 'their licenses', href: '/licenses.txt' },
          '.',
        ],
      ],
    },
    {
      id: 'no-warranty',
      title: 'No warranty',
      body: [
        'We take care with what we publish here, but it is general information, not advice on your situation. We do not promise that it is complete, current or free of errors, or that the site is always available.',
        'Work we do for you, including training, has a contract of its own. Where it differs from these terms, the contract applies.',
      ],
    },
    {
      id: 'tickets',
      title: 'Conference tickets',
      body: [
        [
          `Tickets to ${site.conference.name}, ${site.conference.dates}, have their own terms, which you see when you buy. `,
          { label: 'The tickets page', href: '/midwestcon/tickets' },
          ' lists what each ticket includes. In short:',
        ],
      ],
      items: [
        `Until ${dayAndYear(refundWindow.fullUntil)}, ${refundDays} days before the event, tickets are refunded in full`,
        'After that they are non\u2011refundable but transferable',
        'Student and non\u2011profit tickets require a valid ID at check-in',
        ['Everyone who takes part must follow the ', { label: 'Code of Conduct', href: '/code-of-conduct' }],
      ],
    },
    {
      id: 'links',
      title: 'Links and frames',
      body: [
        [
          'Some pages link to other sites, or show players, forms and a calendar from other services. Those services have their own terms, and we are not responsible for their content. The ',
          { label: 'Privacy Policy', href: '/privacy' },
          ' says when they load.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'We may change the site and these terms. The date at the top is the date of the last change. The version that is here when you use the site applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [['Send questions about these terms to ', mail, '.']],
    },
  ],
} satisfies TextPageContent;

/** The terms of service. Dates and ticket rules come from the conference's content. */
export const terms = { meta, page };
