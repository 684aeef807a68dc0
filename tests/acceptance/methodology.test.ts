import { expect, test } from 'vitest';
import { methodology } from '../../src/content/methodology.ts';
import { read } from './reader.ts';

test('The ARC Framework', async () => {
  const { title, main } = await read('/methodology');
  expect(title).toBe('The ARC Framework | Arcwright');
  expect(main.headings(1)).toEqual(['The ARC Framework']);
  expect(main.headings(2)).toEqual(['The three stages', 'Ready to Transform Your Organization?']);
  const stages = main.section('The three stages');
  expect(stages.headings(3)).toEqual(['Awareness', 'Readiness', 'Competitive Advantage']);
  for (const { title, span, text, details, result } of methodology.cards.items) {
    const stage = stages.item(title).mentions(span, text, result.label, result.value);
    expect(stage.words('li')).toEqual(details);
  }
  main
    .section('Ready to Transform Your Organization?')
    .leads('Read the case studies', '/case-studies')
    .mentions('Book a Call');
});
