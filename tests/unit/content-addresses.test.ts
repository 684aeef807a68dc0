import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dialogNames } from '../../src/content/dialogs.ts';
import { deadAddresses, deadLink, unknownDialogs } from '../../scripts/content-addresses.ts';

const folder = path.resolve('.build/addresses');

/** Writes the test's only content module, with `text` as its source code. */
function write(text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page.ts'), text);
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('accepts URLs of pages, files and other sites, as well as text and parts of URLs', () => {
  write(`const base = '/nowhere';
export const page = {
  links: [{ href: '/about#team' }, { href: '/about?a=b' }, { href: 'https://other.example/x' }, { href: '#top' }],
  icon: '/favicon.svg',
  feed: '/feed.xml',
  endpoint: '/api/newsletter',
  text: '/ and a text',
  picture: '/nowhere/' + base,
};`);
  expect(deadAddresses(new Set(['/', '/about']), folder)).toEqual([]);
});

test('reports a missing page and a missing picture with file, line and key', () => {
  write(`export const page = {
  links: [{ href: '/' }, { href: '/abuot#team' }],
  also: ['/nowhere'],
  drawing: { src: '/art/scenes/nothing.svg' },
};`);
  expect(deadAddresses(new Set(['/']), folder)).toEqual([
    '.build/addresses/page.ts(2): page.links.1.href links to /abuot#team, which does not exist',
    '.build/addresses/page.ts(3): page.also.0 links to /nowhere, which does not exist',
    '.build/addresses/page.ts(4): page.drawing.src links to /art/scenes/nothing.svg, which does not exist',
  ]);
});

test('finds a built page’s link in the content', () => {
  write(`export const page = {
  href: '/#nowhere',
  drawing: { src: '/art/scenes/nothing.svg' },
};`);
  expect(deadLink('/#nowhere', ['/', '/about'], folder)).toEqual([
    '.build/addresses/page.ts(2): page.href links to /#nowhere, which does not exist',
  ]);
  expect(deadLink('/art/scenes/nothing.svg#art', ['/'], folder)).toEqual([
    '.build/addresses/page.ts(3): page.drawing.src links to /art/scenes/nothing.svg, which does not exist',
  ]);
});

test('reports a link that is not in the content with the pages that contain it', () => {
  write('export const page = {};');
  expect(deadLink('/gone', ['/', '/about', '/contact'], folder)).toEqual([
    '/ (and 2 more pages) links to /gone, which does not exist',
  ]);
});

test('an unknown dialog is reported with file, line and key', () => {
  write(`const become = { label: 'Become a Sponsor', dialog: 'sponser' as const };
export const page = {
  title: 'sponser',
  actions: [{ label: 'Book a Call', dialog: 'booking' }, { label: 'Book', dialog: 'bookings' }],
};`);
  expect(unknownDialogs(['booking', 'sponsor'], folder)).toEqual([
    '.build/addresses/page.ts(1): become.dialog names the dialog sponser, which does not exist (booking, sponsor)',
    '.build/addresses/page.ts(4): page.actions.1.dialog names the dialog bookings, which does not exist (booking, sponsor)',
  ]);
});

test('the content uses only existing dialogs', () => {
  expect(unknownDialogs([])).not.toEqual([]);
  expect(unknownDialogs(dialogNames)).toEqual([]);
});
