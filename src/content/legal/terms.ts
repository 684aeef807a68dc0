import type { TextPageProps } from '../../sections/frame/TextPage/TextPage.tsx';
import { dayAndYear, refundDays, refundWindow } from '../conference/dates.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { mail, textPage, unreviewed } from './shared.ts';

const meta = pageMeta('/terms', {
  title: `Terms of Service | ${site.name}`,
  description: `The terms on which you use this site and its content, and the rules for tickets to ${site.conference.name}.`,
});

const page = {
  ...textPage,
  notice: unreviewed satisfies Placeholder<'legal'>,
  updated: '2026-11-21',
  heading: 'Terms of Service',
  parts: [
    {
      id: 'site',
      heading: 'Using this site',
      paragraphs: [
        `This site presents ${site.name}: its services, its training, its podcast and its conference, ${site.conference.name}. You may use it without an account and without charge.`,
        'Do not use it to disturb others: do not attack it, overload it, or send forms in somebody else’s name.',
      ],
    },
    {
      id: 'content',
      heading: 'Its content',
      paragraphs: [
        'Texts, drawings and recordings belong to us or to those who made them. You may read, share and link to them, and quote from them if you say where the quotation comes from. For any other use, ask us first.',
        [
          'Some fonts, drawings and parts of the software are the work of others: ',
          { label: 'their licenses', href: '/licenses.txt' },
          '.',
        ],
      ],
    },
    {
      id: 'no-warranty',
      heading: 'No warranty',
      paragraphs: [
        'We take care over what stands here, but it is general information and no advice on your own case. We do not promise that it is complete, current or free of errors, or that the site is always in reach.',
        'Work that we do for you, training included, rests on a contract of its own, which goes before these terms.',
      ],
    },
    {
      id: 'tickets',
      heading: 'Conference tickets',
      paragraphs: [
        [
          `Tickets to ${site.conference.name}, ${site.conference.dates}, have terms of their own, which you see when you buy. `,
          { label: 'The tickets page', href: '/midwestcon/tickets' },
          ' lists what each ticket includes. In short:',
        ],
      ],
      items: [
        `Until ${dayAndYear(refundWindow.fullUntil)}, ${refundDays} days before the event, tickets are refunded in full`,
        'After that they are not refunded, but you may pass yours on to someone else',
        'Student and non-profit tickets need a valid ID at check-in',
        ['Everyone who takes part follows the ', { label: 'Code of Conduct', href: '/code-of-conduct' }],
      ],
    },
    {
      id: 'links',
      heading: 'Links and frames',
      paragraphs: [
        [
          'Some pages link to other sites, or show players, forms and a calendar of other services. Those have their own terms, and we do not answer for their content. The ',
          { label: 'Privacy Policy', href: '/privacy' },
          ' says when they load.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'We may change the site and these terms. The date at the top is that of the last change; what holds is the text that stands here when you use the site.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [['Questions about these terms reach us at ', mail, '.']],
    },
  ],
} satisfies TextPageProps;

/** The terms of service. Dates and ticket rules follow the conference's own content. */
export const terms = { meta, page };
