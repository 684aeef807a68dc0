import type { TextPageProps } from '../../sections/frame/TextPage/TextPage.tsx';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { mail, textPage, unreviewed } from './shared.ts';

const meta = pageMeta('/privacy', {
  title: `Privacy Policy | ${site.name}`,
  description:
    'What this site sends, what it keeps in your browser, and which other services your browser contacts, and when.',
});

const host = (address: string): string => new URL(address).host;

/** When players and forms load, as set for the whole site. */
const loads = {
  near: 'loads when it is about to come into view',
  click: 'loads only once you press its button',
}[site.embeds];

const page = {
  ...textPage,
  notice: unreviewed satisfies Placeholder<'legal'>,
  updated: '2026-11-21',
  heading: 'Privacy Policy',
  parts: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [
        'This site has no accounts and no analytics, and it sets no cookies of its own. It learns your name and address only when you give them to it. Some parts of its pages come from other services; they are listed below, with the moment at which your browser contacts them.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      paragraphs: [
        'When you subscribe, the form sends what you typed to this site’s own address, which passes it on to our newsletter provider:',
      ],
      items: [
        'Your first name and your e-mail address',
        'Which page’s form you used',
        'Three settings that are the same for everyone: that you signed up yourself, that you are to get a welcome e-mail, and that signing up does not undo an earlier unsubscription',
      ],
    },
    {
      id: 'undelivered',
      heading: 'If a subscription cannot be delivered',
      paragraphs: [
        'Until the newsletter provider has accepted or refused your subscription, your browser keeps it in its local storage, and sends it again when you are back online or visit again. What could not be delivered within 30 days is sent once more on your next visit, and then dropped.',
      ],
    },
    {
      id: 'messages',
      heading: 'What you write to us',
      paragraphs: [
        'The contact form and the list for early access to the training belong to a form builder: what you enter there goes to that service, and from there to us. An e-mail reaches us by way of your e-mail provider and ours. When you book a call, you enter your details in our scheduling service’s calendar.',
        'We use what you send us to answer you, and to do what you asked for.',
      ],
    },
    {
      id: 'browser-storage',
      heading: 'What stays in your browser',
      paragraphs: ['Your browser keeps the following for this site. You can delete it in its settings.'],
      items: [
        'Local storage: light, dark or system colors, once you have chosen; never sent',
        'Local storage: subscriptions that are still to be delivered, as described above',
        'Local storage: a code computed from the address of a subscription that has arrived, so that the same one does not count twice; never sent, and deleted after a minute or on your next visit',
        'Session storage: the time at which a page reloaded itself because the site had been updated; never sent, and gone when you close the tab',
      ],
    },
    {
      id: 'other-services',
      heading: 'Parts from other services',
      paragraphs: [
        'To show these parts your browser contacts the service itself, which then learns your IP address, which browser you use, and possibly on which page you are. It may set cookies of its own; its own privacy policy says what it does. Beside every frame stands a direct link to the same thing, so that you can use the service there instead.',
      ],
      items: [
        `Audio player (${host(site.players.audio)}), on podcast pages: ${loads}`,
        `Video player (${host(site.players.video)}), on episodes’ pages: ${loads}`,
        site.embeds === 'click'
          ? `Forms (${host(site.forms.host)}), on the contact and training pages: each ${loads}`
          : `Forms (${host(site.forms.host)}), on the contact and training pages: a script loads with the page, and each form ${loads}`,
        `Scheduling calendar (${host(site.scheduling.host)}): loads when you open the booking dialog, and is removed when you close it`,
        // A film of the site's own is no other service.
        ...(site.film.src.startsWith('/')
          ? []
          : [
              `Film on the home page (${host(site.film.src)}): loads once the page has come to rest and the film is in view, unless your system asks for less motion or for less data`,
            ]),
      ],
    },
    {
      id: 'hosting',
      heading: 'Delivering the site',
      paragraphs: [
        'The company that hosts this site receives your IP address with every request, as every web host does: without it no answer would find you. Fonts, drawings and the site’s own scripts come from the same host.',
      ],
    },
    {
      id: 'choices',
      heading: 'Your choices',
      paragraphs: [
        [
          'To leave the newsletter, or to see, correct or delete what we hold about you, write to ',
          mail,
          '. The site can be read without its scripts; then no frame, form or film of another service loads.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: ['When this page changes, the date at its top changes with it.'],
    },
  ],
} satisfies TextPageProps;

/** The privacy policy: what the site really does. Whoever changes that, changes this. */
export const privacy = { meta, page };
