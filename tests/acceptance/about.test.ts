import { expect, test } from 'vitest';
import { read } from './reader.ts';

const { title, main } = await read('/about');

test('the page, its three stories and the newsletter', () => {
  expect(title).toBe('About | Arcwright');
  expect(main.headings(1)).toEqual(['About']);
  expect(main.headings(2)).toEqual([
    'We make things that stand up',
    'Two days on building with people in mind',
    'Miriam Castell',
    'Join Our Community',
  ]);
  expect(main.section('Join Our Community').attributes('input', 'value')).toContain('about');
  main.mentions('The consulting and podcast business', 'The conference', 'The founder');
});

test('the business consults, trains and hosts a podcast', () => {
  main
    .anchor('business')
    .shows('Custom AI development', 'Enterprise AI training', 'Strategic consulting', 'Data preparation')
    .mentions('The Arcwright Podcast');
});

test('the conference says when, where and why, and links to the tickets', () => {
  const conference = main.anchor('conference');
  expect(conference.figures).toEqual([
    ['When', 'September 10–11, 2026'],
    ['Where', 'Cincinnati, Ohio'],
    ['Theme', 'Embedding empathy into innovation'],
  ]);
  conference
    .shows('500+ attendees', '40+ speakers', '20+ exhibitors')
    .leads('Register for the conference 2026', '/midwestcon/tickets');
});

test('the founder lists education, recognition and speaking events, and can be booked', () => {
  const founder = main.anchor('founder');
  expect(founder.headings(3)).toEqual(['Education', 'Recognition', 'Speaking events']);
  founder.mentions('Founder and CEO, host of The Arcwright Podcast');
  expect(founder.links.map(({ name }) => name)).toContain('Schedule a Consultation');
});
