import { expect, test } from 'vitest';
import { read } from './reader.ts';

const { title, main } = await read('/training');

test.each(['/training', '/ai-readiness'])('%s is the training page, canonical at /training', async (path) => {
  const page = await read(path);
  expect(page.main.headings(1)).toEqual(['90 days to AI ready']);
  expect(page.canonical).toBe('https://arcwright.example/training');
});

test('states three figures and links to the form', () => {
  expect(title).toBe('AI Training: 90 days to AI ready | Arcwright');
  const promises = main.section('90 days to AI ready');
  promises.shows('90 days', '40–120 hours', 'Zero cost', 'for Ohio employers (reimbursement)');
  promises.leads('Get Early Access', '/training#early-access-form');
  const form = main
    .anchor('early-access-form')
    .links.find(({ name }) => name.startsWith('Open it in a new tab'));
  expect(form?.href).toMatch(/^https:\/\/forms\.example\//);
  expect(form?.newTab).toBe(true);
});

test('the featured program, seven core programs, ten teachers and TechCred', () => {
  expect(main.section('Agentic Organization').headings(3)).toHaveLength(3);
  const programs = main.section('Seven core programs');
  for (const name of [
    'AI Fundamentals',
    'Generative for Professionals',
    'Copilot/Gemini Power User Workshop',
    'AI Strategy for Leaders',
    'AI Solutions Architecture',
    'MRP Accelerator',
    'AI Red Teaming',
  ])
    programs.mentions(name);
  expect(programs.text).toContain('sessions of 4 hours, in person or hybrid');
  expect(main.section('The people who will teach you').attributes('img', 'src')).toHaveLength(10);
  const apply = main
    .section('Ohio TechCred pays you back')
    .links.find(({ name }) => name.startsWith('Apply for TechCred'));
  expect(apply?.newTab).toBe(true);
  expect(new URL(apply?.href ?? 'none:').host).toBe('techcred.ohio.gov');
});

test('the ARC framework, five questions, the waitlist and the newsletter', () => {
  const arc = main.section('The ARC framework');
  for (const name of ['Awareness', 'Readiness', 'Competitive Advantage']) arc.mentions(name);
  expect(main.section('Questions about training').words('summary')).toHaveLength(5);
  main.section('Sign up first, start first').leads('Get Early Access', '/training#early-access-form');
  expect(main.section('A letter every two weeks').attributes('input', 'value')).toContain('training');
});
