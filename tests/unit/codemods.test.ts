import jscodeshift from 'jscodeshift';
import { expect, test } from 'vitest';
import transform from '../../codemods/0.2.ts';

const j = jscodeshift.withParser('tsx');

/** Runs the codemod on a file's source. */
const migrate = (source: string): string =>
  transform(
    { path: 'Page.tsx', source },
    { j, jscodeshift: j, stats: () => undefined, report: () => undefined },
  );

test('renames a merged section, its types and its import, and sets its variant', () => {
  expect(
    migrate(`import { ReasonStairs, type ReasonStairsContent } from 'arcwright/sections/ReasonStairs';

const content: ReasonStairsContent = { heading: 'Why us', items: [] };
export const Page = () => <ReasonStairs {...content} />;
`),
  ).toBe(`import { Reasons, type ReasonsContent } from 'arcwright/sections/Reasons';

const content: ReasonsContent = { heading: 'Why us', items: [] };
export const Page = () => <Reasons variant='stairs' {...content} />;
`);
});

test('imports a section only once if it replaces two', () => {
  expect(
    migrate(`import { Faculty } from 'arcwright/sections/Faculty';
import { Speakers } from 'arcwright/sections/Speakers';
export const Page = () => <><Faculty heading="Teachers" items={[]} /><Speakers heading="Speakers" items={[]} /></>;
`),
  ).toBe(`import { Portraits } from 'arcwright/sections/Portraits';
export const Page = () => <><Portraits heading="Teachers" items={[]} /><Portraits variant='shapes' heading="Speakers" items={[]} /></>;
`);
});

test('keeps the application’s own name for a section, and the variant it chose', () => {
  expect(
    migrate(`import { StepPath as Path } from 'arcwright/sections/StepPath';
export const Page = () => <Path variant="wave" heading="How" items={[]} />;
`),
  ).toBe(`import { Steps as Path } from 'arcwright/sections/Steps';
export const Page = () => <Path variant="wave" heading="How" items={[]} />;
`);
});

test('removes props that are gone, and renames values', () => {
  expect(
    migrate(`import { Section } from 'arcwright/Section';
import { SectionHead } from 'arcwright/SectionHead';
export const Part = () => <Section space="section"><SectionHead heading="Hours" leadAt="end" /></Section>;
`),
  ).toBe(`import { Section } from 'arcwright/Section';
import { SectionHead } from 'arcwright/SectionHead';
export const Part = () => <Section space='story'><SectionHead heading="Hours" /></Section>;
`);
});

test('leaves everything else alone, such as the application’s own Benefits', () => {
  const source = `import { Benefits } from './Benefits';
import { Faq } from 'arcwright/sections/Faq';
export const Page = () => <><Benefits leadAt="end" /><Faq heading="Questions" items={[]} /></>;
`;
  expect(migrate(source)).toBe(source);
});
