import type { Course, ItemList } from 'schema-dts';
import { training } from '../../src/content/training.ts';
import { faqEntry, organization } from './company.ts';
import { asEntry, id, type Entry } from './entries.ts';

const path = '/training';

const course = (name: string, description: string, at: number) =>
  ({
    '@type': 'Course',
    '@id': id(path, `course-${at}`),
    name,
    description,
    provider: { '@id': organization['@id'] },
  }) satisfies Course;

const { featured, programs } = training;

/** The featured program and the core programs, in the page's order. */
const courses = [
  course(featured.heading, featured.lead, 1),
  ...programs.programs.map(({ title, audience, outcome }, at) =>
    course(
      title,
      `${programs.columns.audience}: ${audience}. ${programs.columns.outcome}: ${outcome}.`,
      at + 2,
    ),
  ),
];

/** The linked data of the training page. */
export const trainingEntries: Entry[] = [
  asEntry({
    '@type': 'ItemList',
    '@id': id(path, 'programs'),
    name: programs.heading,
    itemListElement: courses.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
  } satisfies ItemList),
  faqEntry(path, training.faq),
];
