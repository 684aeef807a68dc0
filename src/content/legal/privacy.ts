import type { TextPageContent } from '../../sections/frame/TextPage/TextPage.tsx';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { mail, textPage } from './shared.ts';

const meta = pageMeta('/privacy', {
  title: `Privacy Policy | ${site.name}`,
  description:
    'What this site sends, what it keeps in your browser, and which other services your browser contacts and when.',
});

const host = (address: string): string => new URL(address).host;

/** When players and forms load, in words. This depends on `site.embeds`. */
const loads = {
  near: 'loads when it is about to come into view',
  click: 'loads only when you press its button',
}[site.embeds];

const page = {
  ...textPage,
  updated: '2026-06-01' satisfies Placeholder<'legal'>,
  heading: 'Privacy Policy',
  items: [
    {
      id: 'in-short',
      title: 'In short',
      body: [
        'This site has no accounts, no analytics and no cookies of its own. We get your name and email address only if you enter them. Some parts of its pages come from other services, listed below with the moment at which your browser contacts each.',
      ],
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      body: [
        'When you subscribe, the form sends these details to this site, which passes them on to our newsletter provider:',
      ],
      items: [
        'Your first name and your email address',
        'Which page you signed up on',
        'Three settings that are the same for everyone: that you signed up yourself, that you should get a welcome email, and that signing up does not reverse an earlier choice to unsubscribe',
      ],
    },
    {
      id: 'undelivered',
      title: 'If a subscription cannot be delivered',
      body: [
        'Until the newsletter provider accepts or refuses your subscription, your browser keeps it in a database of its own. It tries again when you are back online and when you next visit. After 30 days, it tries once more on your next visit and then deletes the subscription.',
      ],
    },
    {
      id: 'messages',
      title: 'What you write to us',
      body: [
        'The contact form and the early-access form for training are run by our form provider: what you enter goes to that service and from there to us. Email reaches us through your email provider and ours. When you book a call, you enter your details in our scheduling provider’s calendar.',
        'We use what you send us to answer you and to do what you asked for.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'What stays in your browser',
      body: ['Your browser keeps the following for this site. You can delete it in your browser’s settings.'],
      items: [
        'Local storage: your choice of light, dark or system colors; never sent',
        'Database (IndexedDB): subscriptions waiting to be delivered, as described above',
        'Database (IndexedDB): a code made from the email address that you subscribed with, so that you are not subscribed twice; never sent, and deleted after a minute or on your next visit',
        'Session storage: how far you had scrolled on the pages of this visit and which link you had chosen, so that going back returns you there; never sent, and deleted when you close the tab',
        'Session storage: the time at which a page reloaded itself because the site had been updated; never sent, and deleted when you close the tab',
      ],
    },
    {
      id: 'other-services',
      title: 'Parts from other services',
      body: [
        'To show these parts, your browser contacts the service directly. The service learns your IP address, which browser you use, and possibly which page you are on. It may set its own cookies, and its own privacy policy applies. Next to every frame is a direct link, so that you can use the service on its own site instead.',
      ],
      items: [
        `Audio player (${host(site.players.audio)}), on podcast pages: ${loads}`,
        `Video player (${host(site.players.video)}), on episodes’ pages: ${loads}`,
        site.embeds === 'click'
          ? `Forms (${host(site.forms.host)}), on the contact and training pages: each ${loads}`
          : `Forms (${host(site.forms.host)}), on the contact and training pages: a script loads with the page, and each form ${loads}`,
        `Scheduling calendar (${host(site.scheduling.host)}): loads when you open the booking dialog, and is removed when you close it`,
        // The site's own film is not a third-party service.
        ...(site.film.src.startsWith('/')
          ? []
          : [
              `Film on the home page (${host(site.film.src)}): loads once the rest of the page has loaded and the film is in view, unless your device is set to reduce motion or save data`,
            ]),
      ],
    },
    {
      id: 'hosting',
      title: 'Delivering the site',
      body: [
        'The company that hosts this site receives your IP address with every request, as every web host does, because it needs the address to send you the page. Fonts, drawings and the site’s own scripts come from the same host.',
      ],
    },
    {
      id: 'choices',
      title: 'Your choices',
      body: [
        [
          'To unsubscribe from the newsletter, or to see, correct or delete what we hold about you, write to ',
          mail,
          '. You can also read the site with scripts turned off; then no frame, form or film from another service loads.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: ['When this page changes, so does the date at the top.'],
    },
  ],
} satisfies TextPageContent;

/** The privacy policy. It describes what the site does, so update it whenever the site's behavior changes. */
export const privacy = { meta, page };
