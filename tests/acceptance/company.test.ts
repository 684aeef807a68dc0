import { describe, expect, test } from 'vitest';
import { read } from './reader.ts';

describe('AI for Government', async () => {
  const { main } = await read('/government-solutions');

  test('figures', () => {
    expect(main.headings(1)).toEqual(['AI for Government']);
    expect(main.section('Results in figures').figures).toEqual([
      ['economic impact payroll and investment in the regions they serve', '$2.5B+'],
      ['workers upskilled in courses we taught or wrote for agencies', '75K+'],
      ['agencies state, county and city, counted once', '120+'],
      ['efficiency gains cases closed per staff hour, median', '45%'],
    ]);
  });

  test('six services with four offerings each, six sectors, three reasons, six steps', () => {
    const services = main.section('What we do for agencies');
    expect(services.headings(3)).toHaveLength(6);
    for (const name of services.headings(3)) expect(services.item(name).words('li')).toHaveLength(4);
    const sectors = main.section('Agencies we help');
    expect(sectors.figures).toHaveLength(6);
    expect(sectors.figures.flat().filter(Boolean)).toHaveLength(12);
    expect(main.section('Why agencies partner with us').headings(3)).toHaveLength(3);
    expect(main.section('The engagement model').headings(3)).toHaveLength(6);
    main.leads('Schedule a Consultation', '/contact').mentions('Book a Call');
  });

  test('success story', () => {
    main
      .section('Featured success story')
      .shows('A regional jobs plan, county by county')
      .shows('Challenge', 'What we built', 'Result')
      .leads('See two other projects', '/case-studies')
      .shows('15K+', 'jobs')
      .shows('$750M', 'investment')
      .shows('25', 'counties');
  });
});

test('AI for Business', async () => {
  const { main } = await read('/ai-business');
  expect(main.headings(1)).toEqual(['AI for Business']);
  expect(new Map(main.section('Results in figures').figures)).toEqual(
    new Map([
      ['faster time to market than the release before', '3.5×'],
      ['cost reduction per order, in the process automated', '40%'],
      ['revenue growth of the product, over two years', '60%'],
      ['of teams report higher productivity in a survey after six months', '85%'],
    ]),
  );
  expect(main.section('Ways to put AI to work').headings(3)).toHaveLength(6);
  expect(main.section('Industries we know').words('dt')).toHaveLength(6);
  expect(main.section('Why companies partner with us').headings(3)).toHaveLength(3);
  expect(main.section('How a project runs').headings(3)).toHaveLength(5);
  main.leads('Get Started Today', '/contact').mentions('Book a Call');
});

test('AI for Education', async () => {
  const { main } = await read('/ai-education');
  expect(main.headings(1)).toEqual(['AI for Education']);
  expect(main.section('Results in figures').figures.map(([, value]) => value)).toEqual([
    '92%',
    '35%',
    '50%',
    '2.5×',
  ]);
  expect(main.section('Solutions for schools and colleges').headings(3)).toHaveLength(6);
  expect(main.section('Who we work with').words('dt')).toHaveLength(6);
  expect(main.section('Why schools partner with us').headings(3)).toHaveLength(3);
  expect(main.section('Six steps in a school year').headings(3)).toHaveLength(6);
  main.leads('Write to Us', '/contact').mentions('Book a Call');
});

test('Custom Development', async () => {
  const { main } = await read('/custom-development');
  expect(main.headings(1)).toEqual(['Custom Development']);
  expect(main.section('Custom development in figures').figures).toEqual([
    ['solutions in daily use', '100+'],
    ['satisfaction of clients, asked at handover', '95%'],
    ['faster delivery than the client had planned for', '50%'],
    ['support until your team takes over', '24/7'],
  ]);
  expect(main.section('What we build').headings(3)).toHaveLength(6);
  expect(main.section('From first visit to handover').headings(3)).toEqual([
    'Discovery',
    'Design',
    'Development',
    'Deployment',
    'Support',
  ]);
  expect(main.section('Tools we could build for you').headings(3)).toHaveLength(8);
  main
    .leads('Start Your Project', '/contact')
    .leads('Discuss Your Project', '/contact')
    .leads('Schedule a Consultation', '/contact');
  main.section('A letter every two weeks').mentions('Email');
});

test('Case Studies', async () => {
  const { main } = await read('/case-studies');
  const parts = ['Challenge', 'Solution', 'Results', 'Impact', 'Key takeaway'];
  expect(main.headings(1)).toEqual(['Case Studies']);
  const farms = main.section('Agriculture software platform re-architecture');
  farms
    .mentions('Agricultural technology')
    .shows(...parts)
    .shows('Top 5', 'Anchor clients', 'US, Canada, Europe', 'Efficiency gains');
  expect(farms.figures).toHaveLength(4);
  const dashboard = main.section('Pharma executive analytics dashboard');
  dashboard
    .mentions('Fortune 500 pharmaceuticals')
    .shows(...parts)
    .shows('78%', 'Weeks to minutes', 'Hundreds of hours', 'Real-time')
    .mentions('increase in executive satisfaction');
  expect(dashboard.figures).toHaveLength(4);
  main.section('Have a project like these?').shows('Book a Call');
  main.section('Stay Ahead of the AI Curve').mentions('Email');
});

test.each([
  ['/government-solutions', 8],
  ['/ai-business', 6],
  ['/ai-education', 6],
  ['/custom-development', 6],
  ['/case-studies', 4],
])('%s has at least %d headings', async (path, least) => {
  const { main } = await read(path);
  const headings = [1, 2, 3, 4].flatMap((level) => main.headings(level));
  expect(headings.length).toBeGreaterThanOrEqual(least);
});
