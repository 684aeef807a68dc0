import { expect, test } from 'vitest';
import { read } from './reader.ts';

const { main } = await read('/');

test('the sections in their order', () => {
  expect(main.headings(2)).toEqual([
    'Tailored AI Solutions',
    'How We Partner With You',
    'Two jobs, measured',
    'AI Readiness Roadmap',
    'The people who pick up the phone',
    'Four Pillars',
    'Real Results',
    'Government',
    'Education',
    'Business',
    'A wright makes things that carry weight',
    'Testimonials',
    'Asked before, answered plainly',
    'Tell us what’s slow',
    'Stay Ahead of the AI Curve',
  ]);
});

test('the headline is one sentence', () => {
  expect(main.headings(1)).toEqual(['AI Redefined, Custom AI Development & Enterprise Training']);
});

test('the solutions are six cards that lead to the solution pages', () => {
  expect(main.section('Tailored AI Solutions').links.map(({ name, href }) => [name, href])).toEqual([
    ['AI for Government', '/government-solutions'],
    ['AI for Education', '/ai-education'],
    ['AI for Business', '/ai-business'],
    ['AI Training', '/training'],
    ['Custom Development', '/custom-development'],
    ['Data Integrity', '/why-data-matters'],
  ]);
});

test('the partnership has two columns of four', () => {
  const partnership = main.section('How We Partner With You');
  expect(partnership.headings(3)).toEqual(['AI Enterprise Readiness', 'AI Development Services']);
  expect(partnership.headings(4)).toHaveLength(8);
});

test('the results are six', () => {
  const results = main.section('Real Results').words('li');
  const expected = [
    ['40%', 'Time savings'],
    ['25%', 'Cost reduction'],
    ['3-5x', 'Faster insights'],
    ['95%', 'Accuracy rate'],
    ['6-month', 'ROI timeline'],
    ['100%', 'Data protection'],
  ] as const;
  expect(results).toHaveLength(expected.length);
  for (const [index, [value, title]] of expected.entries()) {
    expect(results[index]).toContain(value);
    expect(results[index]).toContain(title);
    main.section('Real Results').shows(value);
  }
});

test('contact has the address, the contact page and a call, and no embed', () => {
  const contact = main.anchor('contact');
  contact
    .leads('hello@arcwright.example', 'mailto:hello@arcwright.example')
    .leads('Contact', '/contact')
    .shows('Book a Call');
  expect(contact.words('iframe')).toEqual([]);
});
