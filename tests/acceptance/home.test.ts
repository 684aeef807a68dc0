import { expect, test } from 'vitest';
import { read, source } from './reader.ts';

const { main } = await read('/');

test('the sections are in order', () => {
  expect(main.headings(2)).toEqual([
    'Tailored AI Solutions',
    'How We Partner With You',
    'Two projects, start to finish',
    'AI Readiness Roadmap',
    'The people who lead the work',
    'Four Pillars',
    'Real Results',
    'Government',
    'Education',
    'Business',
    'A wright is a builder',
    'In clients’ words',
    'Frequently asked questions',
    'Tell us what’s slow',
    'Stay Ahead of the AI Curve',
  ]);
});

test('the HTML contains no film, because a film loads only when the page is idle', () => {
  expect(source('/')).not.toContain('<video');
});

test('the headline is one sentence', () => {
  expect(main.headings(1)).toEqual(['AI Redefined, Custom AI Development & Enterprise Training']);
});

test('the solutions are six cards that link to the solution pages', () => {
  expect(main.section('Tailored AI Solutions').links.map(({ name, href }) => [name, href])).toEqual([
    ['AI for Government', '/government-solutions'],
    ['AI for Education', '/ai-education'],
    ['AI for Business', '/ai-business'],
    ['AI Training', '/training'],
    ['Custom Development', '/custom-development'],
    ['Data Integrity', '/why-data-matters'],
  ]);
});

test('the partnership has two columns with four items each', () => {
  const partnership = main.section('How We Partner With You');
  expect(partnership.headings(3)).toEqual(['AI Enterprise Readiness', 'AI Development Services']);
  expect(partnership.headings(4)).toHaveLength(8);
});

test('there are six results', () => {
  const results = main.section('Real Results').words('li');
  const expected = [
    ['40%', 'Time savings'],
    ['25%', 'Cost reduction'],
    ['3–5×', 'Faster insights'],
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

test('contact has the email address, a link to the contact page and “Book a Call”, but no embed', () => {
  const contact = main.anchor('contact');
  contact
    .leads('hello@arcwright.example', 'mailto:hello@arcwright.example')
    .leads('Write to Us', '/contact')
    .shows('Book a Call');
  expect(contact.words('iframe')).toEqual([]);
});

test('the two cases and their figures', () => {
  const cases = main.section('Two projects, start to finish');
  cases.leads('View All Case Studies', '/case-studies');
  expect(cases.words('summary')).toHaveLength(2);
  cases
    .mentions('78%', 'satisfaction increase', 'Top 5', 'controlled-environment-agriculture software provider')
    .shows('Overview', 'Challenge', 'Solution');
});

test('the roadmap has four phases, six stages and the facts of a session', () => {
  const roadmap = main.section('AI Readiness Roadmap');
  expect(roadmap.headings(3)).toEqual(['Learn', 'Apply', 'Build', 'Protect']);
  const stages = [
    'AI Fundamentals',
    'Generative for Professionals',
    'Copilot/Gemini Power User Workshop',
    'AI Solutions Architecture',
    'MRP Accelerator',
    'AI Red Teaming',
  ];
  expect(roadmap.headings(4)).toHaveLength(stages.length);
  for (const [index, name] of stages.entries()) {
    expect(roadmap.headings(4)[index]).toContain(name);
  }
  // Each stage is marked with an asterisk, which the note below the stages explains.
  const [, part = ''] = source('/').split('AI Readiness Roadmap');
  const marked = [...part.matchAll(/<h4[^>]*>(.*?)<\/h4>/gs)].slice(0, stages.length);
  expect(marked.map(([, words]) => words?.includes('*'))).toEqual(stages.map(() => true));
  roadmap.mentions('4 hours', 'In-person or hybrid', 'TechCred eligible', 'Schedule a Consultation');
});

test('the team: three people, and its figures', () => {
  const team = main.anchor('team');
  expect(team.headings(3)).toHaveLength(3);
  team
    .mentions('Founder and CEO', 'Chief AI Officer', 'Chief Technology Officer')
    .shows('15+ years', '500+', '$100M+')
    .shows('combined AI and tech leadership', 'organizations trained and consulted', 'in client value');
});

test('the partners’ industries, the four pillars and five questions', () => {
  main.shows('Healthcare', 'Education', 'Government', 'Financial Services', 'Manufacturing');
  const pillars = main.section('Four Pillars');
  expect(pillars.words('button').map((words) => words.slice(0, 2))).toEqual(['01', '02', '03', '04']);
  for (const [index, name] of ['People', 'Process', 'Policy', 'Technology'].entries())
    expect(pillars.words('button')[index]).toContain(name);
  expect(main.anchor('faq').words('summary')).toHaveLength(5);
});
