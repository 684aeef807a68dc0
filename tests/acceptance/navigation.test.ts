import { expect, test } from 'vitest';
import { read } from './reader.ts';

const { banner, footer, main } = await read('/');
const networks = ['LinkedIn', 'Instagram', 'YouTube', 'X'];

/** A part's first link whose name starts with these words. */
const link = (part: typeof banner, name: string) => part.links.find((each) => each.name.startsWith(name));

test.each([
  ['Solutions', '/'],
  ['AI for Government', '/government-solutions'],
  ['AI for Education', '/ai-education'],
  ['AI for Business', '/ai-business'],
  ['AI Training', '/training'],
  ['Custom Development', '/custom-development'],
  ['Data Integrity', '/why-data-matters'],
  ['Podcast', '/podcast'],
  ['Case Studies', '/case-studies'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['MidwestCon', 'https://midwestcon.example'],
])('in the header, %s links to %s', (name, href) => {
  expect(link(banner, name)?.href).toBe(href);
});

test('the header has “Book a Call”, and links to the conference and the networks in new tabs', () => {
  banner.mentions('Book a Call');
  expect(link(banner, 'MidwestCon')?.newTab).toBe(true);
  for (const name of networks) expect(link(banner, name)?.newTab).toBe(true);
});

test('the footer has three columns, the networks and legal pages', () => {
  footer.mentions('Solutions', 'Company', 'Resources');
  const addresses = footer.links.map(({ href }) => href);
  for (const href of [
    ...[
      '/#government',
      '/#education',
      '/#business',
      '/#about',
      '/#team',
      '/#testimonials',
      '/#contact',
      '/#faq',
    ],
    ...['/midwestcon', '/podcast', '/case-studies', '/methodology', '/contact', '/privacy', '/terms'],
  ])
    expect(addresses.filter((address) => address === href)).toEqual([href]);
  for (const name of networks) expect(link(footer, name)?.newTab).toBe(true);
  footer.leads('Privacy Policy', '/privacy').leads('Terms of Service', '/terms');
});

test('the home page has the anchors that the footer and the hero link to', () => {
  for (const id of [
    ...[
      'government',
      'education',
      'business',
      'about',
      'team',
      'testimonials',
      'contact',
      'faq',
      'solutions',
    ],
  ])
    main.anchor(id);
});

test('the page for an unknown path', async () => {
  const { title, main: notFound } = await read('/404');
  expect(title).toBe('Page not found | Arcwright');
  expect(notFound.headings(1)).toEqual(['404']);
  notFound.mentions('Oops! Page not found').leads('Return to Home', '/');
});
