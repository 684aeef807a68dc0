import { expect, test } from 'vitest';
import { agenda } from '../../src/content/conference/agenda.ts';
import { hackathon } from '../../src/content/conference/hackathon.ts';
import { conferenceHome } from '../../src/content/conference/home.ts';
import { merch } from '../../src/content/conference/merch.ts';
import { ticketsPage } from '../../src/content/conference/tickets.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { read, source, type Part } from './reader.ts';
import type { ActionContent } from '../../src/design/shapes/shapes.ts';

const home = '/midwestcon';

/** Expects links whose names start with these words to open a new tab with a URL that matches. */
function leadsAway(part: Part, links: [string, RegExp][]): void {
  for (const [name, href] of links) {
    const link = part.links.find((each) => each.name.startsWith(name));
    expect(link?.href, name).toMatch(href);
    expect(link?.newTab, name).toBe(true);
  }
}

test('the home page says when and where the conference is, and what it is about', async () => {
  const { main } = await read(home);
  expect(main.headings(1)).toEqual(['MidwestCon']);
  main.shows('A two-day AI conference').mentions('embedding empathy into innovation');
  expect(main.attributes('time', 'datetime')).toContain('2026-09-10');
  main.shows('September 10–11, 2026').mentions('Cincinnati, Ohio');
  expect(main.section('The conference in figures').figures).toEqual([
    ['attendees each day', '500+'],
    ['speakers', '40+'],
    ['exhibitors', '20+'],
  ]);
  main.shows('Get Tickets', 'Watch Hype Video', 'Register Now');
  expect(main.attributes('input', 'value')).toContain('midwestcon');
  expect(main.section('Human Code').figures).toEqual([
    ['students and young professionals over both days', '500+'],
    ['industry professionals over both days', '300+'],
    ['speakers', '40+'],
    ['workshops', '25+'],
  ]);
});

test.each(['', '/agenda', '/tickets'])(
  'the footer of %s links to the conference’s pages, the legal pages and the code of conduct',
  async (path) => {
    const { footer } = await read(`${home}${path}`);
    for (const name of [
      'Agenda',
      'Hackathon',
      'Tickets',
      'Merch',
      'Sponsors',
      'Partner',
      'Volunteer',
      'Community',
    ])
      footer.leads(name, `${home}/${name.toLowerCase()}`);
    footer.leads('Privacy Policy', '/privacy').leads('Terms of Service', '/terms');
    leadsAway(footer, [['Code of Conduct', /^\/code-of-conduct$/]]);
  },
);

test('fourteen previous speakers, each with a title and a picture', async () => {
  const speakers = (await read(home)).main.section('Previous speakers');
  expect(speakers.words('li')).toHaveLength(14);
  expect(speakers.headings(3)).toHaveLength(14);
  for (const name of speakers.headings(3)) {
    const speaker = speakers.item(name);
    expect(speaker.words('p').filter(Boolean), name).not.toEqual([]);
    expect(speaker.attributes('img', 'src'), name).toEqual([
      expect.stringMatching(/\/art\/portraits\/speakers\/.+\.svg/),
    ]);
  }
});

test('the header has eight links, a link back to the main site, and a call for sponsors', async () => {
  const { banner } = await read(home);
  const names = ['Agenda', 'Hackathon', 'Tickets', 'Merch', 'Sponsors', 'Partner', 'Volunteer', 'Community'];
  for (const name of names)
    expect(banner.links.find((link) => link.name.startsWith(name))?.href).toBe(
      `${home}/${name.toLowerCase()}`,
    );
  banner
    .leads('Back to Arcwright', '/')
    .leads('Get Tickets', `${home}/tickets`)
    .mentions('Get Involved', 'Become a Sponsor');
});

const bar = ['', 'agenda', 'hackathon', 'tickets', 'merch', 'sponsors', 'partner', 'volunteer', 'community'];

test.each(bar.map((name) => `${home}${name && `/${name}`}`))(
  '%s has the conference’s theme and header, which marks only this page as current',
  async (path) => {
    expect(source(path)).toMatch(/<html[^>]*data-theme="conference"/);
    const { banner } = await read(path);
    expect(banner.attributes('nav', 'aria-label')).toEqual([expect.stringContaining('MidwestCon')]);
    const [header = ''] = /<header.*?<\/header>/s.exec(source(path)) ?? [];
    const current = [...header.matchAll(/<a\s[^>]*>/g)]
      .filter(([link]) => link.includes('aria-current="page"'))
      .map(([link]) => /href="([^"]*)"/.exec(link)?.[1]);
    expect(new Set(current)).toEqual(new Set([path]));
  },
);

test('the calendar file contains both days of the conference', async () => {
  (await read(home)).main.leads('Add to calendar', '/midwestcon.ics');
  const days = source('/midwestcon.ics').matchAll(/^DT(?:START|END);VALUE=DATE:(\d+)/gm);
  expect([...days].map(([, day]) => day)).toEqual(['20260910', '20260912']);
});

test('the agenda has two days with 21 events of five types', async () => {
  const { main } = await read(`${home}/agenda`);
  expect(main.headings(3)).toHaveLength(21);
  main.shows('General', 'Keynote', 'Workshop', 'Panel', 'Networking');
  main.mentions('Ingrid Halvorsen', 'Dr. Amara Nwosu', 'Sunita Rao', 'Wen Chou');
  for (const { episode } of episodes) expect(main.headings(3)).not.toContain(episode);
});

test('every event of the agenda has its time, title, place and type', async () => {
  const items = (await read(`${home}/agenda`)).main.words('li').filter((words) => /\d:\d\d/.test(words));
  const events = agenda.program.items.flatMap((day) => day.events);
  expect(items).toHaveLength(events.length);
  for (const [index, { title, location, type }] of events.entries())
    for (const text of [title, location, agenda.program.types[type]]) expect(items[index]).toContain(text);
});

test('the agenda says which year’s program it shows', async () => {
  const { main } = await read(`${home}/agenda`);
  main.mentions(
    'This is the 2025 program, June 15–16.',
    'The program for September 10–11, 2026 comes out in July.',
  );
  main.leads('Get Tickets', `${home}/tickets`);
  expect(main.attributes('time', 'datetime')).toEqual(expect.arrayContaining(['2025-06-15', '2025-06-16']));
});

test('the hackathon’s tickets, prizes, schedule and rules', async () => {
  const { main } = await read(`${home}/hackathon`);
  main.leads('Get Tickets', `${home}/tickets`);
  const prizes = main.section('Over $20,000 in prizes').words('li');
  expect(prizes.map((prize) => /\$[\d,]+/.exec(prize)?.[0])).toEqual([
    '$10,000',
    '$5,000',
    '$2,500',
    '$1,000',
    '$1,000',
    '$1,000',
  ]);
  const schedule = main.section('Schedule');
  const eventsOf = (day: string): number =>
    schedule
      .section(day)
      .attributes('th', 'scope')
      .filter((scope) => scope === 'row').length;
  expect(eventsOf('Thursday, September 10')).toBe(5);
  expect(eventsOf('Friday, September 11')).toBe(5);
  const rules = main.section('Rules');
  expect(rules.headings(3)).toHaveLength(7);
  leadsAway(rules, [['Code of conduct', /^\/code-of-conduct$/]]);
  main.shows('Get Tickets');
});

test('the tickets', async () => {
  const { main } = await read(`${home}/tickets`);
  expect(main.figures.slice(0, 4)).toEqual([
    ['Early Bird', '$99'],
    ['General', '$149'],
    ['VIP', '$299'],
    ['Student/Non-Profit', '$49'],
  ]);
  const tickets = main.section('Four ticket types');
  expect(tickets.headings(3)).toEqual(['Early Bird', 'General', 'VIP', 'Student/Non-Profit']);
  tickets.item('Early Bird').shows('$99', '50 left', 'Save $50', 'Get Early Bird');
  tickets.item('General').shows('$149', 'Available', 'Get General');
  tickets.item('VIP').shows('$299', 'Limited', 'Front row', 'Get VIP');
  tickets.item('Student/Non-Profit').shows('$49', 'Available', 'ID required', 'Get Student/Non-Profit');
  for (const name of tickets.headings(3))
    expect(tickets.item(name).words('li').length, name).toBeGreaterThan(2);
  expect(tickets.words('del')).toEqual(['was $149']);
  main
    .section('Before you buy')
    .mentions('Refunds in full until 14 days before the event')
    .mentions('That is until August 27, 2026. After that, tickets are non\u2011refundable but transferable.')
    .mentions('Group discount for 5+ tickets', '20%')
    .mentions('Student and non\u2011profit tickets require a valid ID at check\u2011in.');
});

test('the merch', async () => {
  const { main } = await read(`${home}/merch`);
  const items = main.section('Items');
  expect(items.headings(3)).toEqual([
    'T-shirt',
    'Hoodie',
    'Tote',
    'Water bottle',
    'Sticker pack',
    'Journal',
    'Cap',
    'Tech pouch',
  ]);
  items.item('T-shirt').shows('$29.99');
  items.item('Hoodie').shows('$54.99');
  items.item('Tote').shows('$19.99');
  items.item('Water bottle').shows('$24.99');
  items.item('Sticker pack').shows('$12.99');
  items.item('Journal').shows('$16.99');
  items.item('Cap').shows('$27.99');
  items.item('Tech pouch').shows('$22.99');
  for (const name of items.headings(3)) {
    const described = items.item(name).words('dl').join(' ');
    expect(described, name).toMatch(/Sizes?/);
    expect(described, name).toMatch(/Colors?/);
  }
  const bundles = main.section('Bundles');
  const essentials = bundles.item('Essentials bundle').shows('$49.99');
  expect(essentials.words('del')).toEqual(['was $62.97']);
  const premium = bundles.item('Premium bundle').shows('$99.99');
  expect(premium.words('del')).toEqual(['was $124.96']);
  expect(main.section('Shipping and returns').figures).toEqual([
    ['Free shipping', 'Over $75'],
    ['Delivery', '7–14 business days'],
    ['Returns', 'Unworn items within 30 days'],
  ]);
});

test('the partner levels', async () => {
  const { main } = await read(`${home}/partner`);
  expect(main.section('Why partner').headings(3)).toHaveLength(3);
  const levels = main.section('Four levels');
  expect(levels.headings(3)).toEqual(['Title', 'Platinum', 'Gold', 'Community']);
  levels.item('Title').shows('$50,000').mentions('20 passes');
  levels.item('Platinum').shows('$25,000').mentions('10 passes');
  levels.item('Gold').shows('$15,000').mentions('6 passes');
  levels.item('Community').shows('$5,000').mentions('3 passes');
  for (const name of levels.headings(3))
    expect(levels.item(name).links).toContainEqual(
      expect.objectContaining({
        name: `Ask about the ${name} level`,
        href: expect.stringMatching(/^mailto:/) as string,
      }),
    );
  const custom = main.section('Custom package');
  expect(custom.words('li')).toHaveLength(6);
  expect(custom.links).toContainEqual(
    expect.objectContaining({
      name: 'Write to Us about a custom package',
      href: expect.stringMatching(/^mailto:/) as string,
    }),
  );
});

test('the sponsors’ tiers, and what sponsors pay for', async () => {
  const { main } = await read(`${home}/sponsors`);
  const tiers = main.section('Three tiers');
  expect(tiers.headings(3)).toHaveLength(3);
  tiers.item('Community Partner').shows('$2,500');
  tiers.item('Innovation Sponsor').shows('$5,000');
  tiers.item('Platinum Sponsor').shows('$10,000');
  expect(main.section('What sponsors pay for').figures).toEqual([
    ['For students and non\u2011profit staff', '$49 seats'],
    ['Hackathon prizes', 'Over $20,000'],
    ['Hands\u2011on workshops', '25+'],
  ]);
  main.leads('See partner levels', `${home}/partner`);
});

test('the volunteers’ roles, conditions and application', async () => {
  const { main } = await read(`${home}/volunteer`);
  expect(main.section('Roles').headings(3)).toHaveLength(6);
  main
    .section('What we ask of you')
    .mentions('18 or older', 'Or accompanied by a guardian.')
    .mentions('At least 4 hours')
    .mentions('One orientation', 'Everyone attends it before the doors open.');
  const applications = main.links.filter(({ name }) => name.startsWith('Apply to volunteer'));
  expect(applications.map(({ href, newTab }) => [href, newTab])).toEqual([
    ['https://forms.example/midwestcon-volunteer', true],
    ['https://forms.example/midwestcon-volunteer', true],
  ]);
});

test('the community’s chat, group, profiles and code of conduct', async () => {
  const { main } = await read(`${home}/community`);
  leadsAway(main, [
    ['Join the chat server', /^https:\/\/discord\.gg\//],
    ['Join the LinkedIn group', /^https:\/\/www\.linkedin\.com\/groups\//],
    ['Instagram', /^https:\/\/www\.instagram\.com\//],
    ['YouTube', /^https:\/\/www\.youtube\.com\//],
    ['X', /^https:\/\/x\.com\//],
    ['Read the code of conduct', /^\/code-of-conduct$/],
  ]);
  expect(main.section('Follow along').words('li')).toHaveLength(3);
});

test.each<[string, readonly ActionContent[]]>([
  [home, [...conferenceHome.hero.actions, ...conferenceHome.register.actions]],
  [`${home}/hackathon`, hackathon.end.actions],
  [`${home}/tickets`, ticketsPage.tickets.items.map(({ action }) => action)],
  [`${home}/merch`, [...merch.items.items, ...merch.bundles.items].map(({ action }) => action)],
])(
  'on %s, buttons for things sold elsewhere link there, or do nothing if there is no checkout or store yet',
  async (path, actions) => {
    const { main } = await read(path);
    const buttons = main.words('button');
    const doesSomething = source(path)
      .split(/(?=<button\s)|(?<=<\/button>)/)
      .filter((button) => /^<button[^>]*\s(?:aria-haspopup|disabled|form)/.test(button));
    for (const { label, about, href, dialog } of actions) {
      const name = [label, about].filter(Boolean).join(' ');
      if (href) expect(main.links.find((link) => link.name.startsWith(name))?.href, name).toBe(href);
      else if (!dialog) {
        expect(buttons, name).toContain(name);
        expect(
          doesSomething.filter((button) => button.includes(label)),
          name,
        ).toEqual([]);
      }
    }
  },
);
