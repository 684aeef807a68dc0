import { expect, test } from 'vitest';
import { read } from './reader.ts';

test('the contact page has “Book a Call”, the general email address, a link to the form, and four profiles in new tabs', async () => {
  const { main } = await read('/contact');
  expect(main.headings(1)).toEqual(['Contact']);
  main.shows('Book a Call').leads('hello@arcwright.example', 'mailto:hello@arcwright.example');
  const form = main.links.find(({ name }) => name.startsWith('Open it in a new tab'));
  expect(form?.href).toMatch(/^https:\/\/forms\.example\//);
  expect(form?.newTab).toBe(true);
  for (const name of ['LinkedIn', 'Instagram', 'YouTube', 'X']) {
    const profile = main.links.find((link) => link.name.startsWith(name));
    expect(profile?.href).toMatch(/^https:/);
    expect(profile?.newTab).toBe(true);
  }
});
