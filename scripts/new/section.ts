import { spoken, type NewFile } from './files.ts';

const component = (name: string): string => `import clsx from 'clsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './${name}.module.css';

/** One of the items that {@link ${name}} shows. */
export interface ${name}Item {
  /** The item's name, in a few words. */
  title: string;
  /** A sentence about the item. */
  text?: string;
}

/** Content of {@link ${name}}: a heading, a lead and the items. */
export interface ${name}Content extends SectionContent {
  /** Section heading. */
  heading: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The items, in order. */
  items: ${name}Item[];
}

/** Props of {@link ${name}}. */
export type ${name}Props = ContentProps<${name}Content>;

/** Items on ruled rows, beside the heading. */
export function ${name}({ heading, lead, items, className, ...rest }: ${name}Props) {
  return (
    <Section {...rest} className={clsx(classes.root, className)}>
      <Columns>
        <SectionHead heading={heading} lead={lead} />
        <Ledger>
          {items.map(({ title, text }) => (
            <li key={title} className={classes.item}>
              <Heading depth={1}>{title}</Heading>
              {text && <p>{text}</p>}
            </li>
          ))}
        </Ledger>
      </Columns>
    </Section>
  );
}
`;

const styles = `.root {
  overflow-wrap: break-word;
}

.item {
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-4);
}
`;

const sample = (name: string): string => `import type { ${name}Content } from './${name}.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: '${spoken(name)}',
  lead: 'A sentence that says what these have in common.',
  items: [
    { title: 'The first', text: 'What there is to say about it.' },
    { title: 'The second', text: 'It takes two to see how they look side by side.' },
    { title: 'The third' },
  ],
} satisfies ${name}Content;
`;

const stories = (
  family: string,
  name: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './${name}.sample.ts';
import { ${name} } from './${name}.tsx';

/** Items on ruled rows. */
const meta = {
  // For Storybook's search, add other names of the section at the end of the title, in parentheses.
  title: 'Sections/${family.charAt(0).toUpperCase()}${family.slice(1)}/${spoken(name)}',
  id: '${family}-${spoken(name).toLowerCase().replaceAll(' ', '-')}',
  component: ${name},
  parameters: {
    guide: {
      when: 'Shows items on ruled rows. Say here what they are.',
      whenNot: 'Not for what another section is designed for. Say here which.',
    },
  },
  args: sample,
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is the section's name. Every item has a heading, too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    const titles = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(sample.items.map(({ title }) => title));
  },
};

/** On a phone. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** One item, and no lead. */
export const One: Story = {
  tags: ['edge-case'],
  args: { lead: undefined, items: sample.items.slice(0, 1) },
};

/** Many items with long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Nevertheless straightforward, notwithstanding appearances',
    items: Array.from({ length: 12 }, (_, index) => ({
      title: \`Intercommunaldataprotectionagreement \${index + 1}\`,
      text: 'With a sentence that goes on for a good while after everyone has understood what it is about.',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
`;

/** The files of a new section. */
export const sectionFiles = (family: string, name: string): NewFile[] =>
  [
    ['.tsx', component(name)],
    ['.module.css', styles],
    ['.sample.ts', sample(name)],
    ['.stories.tsx', stories(family, name)],
  ].map(([ending = '', text = '']) => ({
    path: `src/sections/${family}/${name}/${name}${ending}`,
    text,
  }));

/** Adds a line for the new section to the guide, at the end of its family's chapter. */
export function withGuideLine(guide: string, family: string, name: string): string {
  const chapters = guide.split(/^(?=## )/m);
  return chapters
    .map((chapter) =>
      chapter.toLowerCase().startsWith(`## ${family}`)
        ? `${chapter.trimEnd()}\n- **${spoken(name)}**: items on ruled rows. (Say when to use it.)\n\n`
        : chapter,
    )
    .join('')
    .replace(/\n+$/, '\n');
}
