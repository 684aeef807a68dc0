import { camel, pascal, type NewFile } from './files.ts';

const content = (
  path: string,
  name: string,
  words: string,
): string => `import type { CallToActionContent } from '../sections/contact/CallToAction/CallToAction.tsx';
import type { PageHeroContent } from '../sections/heroes/PageHero/PageHero.tsx';
import { pageMeta } from './meta.ts';
import { site } from './site.ts';

const meta = pageMeta('${path}', {
  title: \`${words} | \${site.name}\`,
  description: 'One or two sentences on what this page is about, for search engines and for links to it.',
});

const hero = {
  heading: '${words}',
  lead: 'One or two sentences on what this page is about.',
} satisfies PageHeroContent;

const call = {
  variant: 'row',
  heading: 'Talk to us',
  actions: [{ label: 'Contact', href: '/contact' }],
} satisfies CallToActionContent;

/** The page ${path}, section by section. */
export const ${camel(name)} = { meta, hero, call };
`;

const page = (
  file: string,
  path: string,
  name: string,
): string => `import { ${camel(name)} } from '../content/${file}.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';

/** The page ${path}. */
export default function ${name}Page() {
  return (
    <Page meta={${camel(name)}.meta}>
      <PageHero {...${camel(name)}.hero} />
      <CallToAction {...${camel(name)}.call} />
    </Page>
  );
}
`;

const story = (
  path: string,
  name: string,
  words: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import ${name}Page from './${name}Page.tsx';

const meta = {
  title: 'Pages/${words}',
  component: ${name}Page,
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta<typeof ${name}Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page, as on the site. */
export const Default: Story = pageStory(${name}Page, '${path}');
`;

/**
 * The name of a page's content file, the start of its component's name, and its title: `/about/press` becomes
 * `about-press`, `AboutPress` and "Press".
 */
export function pageNames(path: string): { file: string; name: string; words: string } {
  const file = path.slice(1).replaceAll('/', '-');
  const last = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return { file, name: pascal(file), words: last.charAt(0).toUpperCase() + last.slice(1) };
}

/** The files of a new page. */
export function pageFiles(path: string): NewFile[] {
  const { file, name, words } = pageNames(path);
  return [
    { path: `src/content/${file}.ts`, text: content(path, name, words) },
    { path: `src/pages/${name}Page.tsx`, text: page(file, path, name) },
    { path: `src/pages/${name}Page.stories.tsx`, text: story(path, name, words) },
  ];
}

/** Adds a line for the new page to the table of routes, after the site's other pages. */
export function withRoute(table: string, path: string): string {
  const { file, name } = pageNames(path);
  const before = '  ...conference,\n';
  if (!table.includes(before))
    throw new Error('src/shell/routes.ts has no line "...conference," to put the page before');
  return table.replace(before, `  { id: '${file}', page: '${name}Page', path: '${path}' },\n${before}`);
}

/** Adds a line for the new page to the content guide, before the podcast's line. */
export function withContentLine(guide: string, path: string): string {
  const before = '| /podcast ';
  if (!guide.includes(before))
    throw new Error('docs/content.md has no line "/podcast" to put the page before');
  return guide.replace(before, `| ${path} | \`${pageNames(path).file}.ts\` |\n${before}`);
}

/** Adds a link to the new page at the end of the footer's last column. The page's author can move it from there. */
export function withFooterLink(navigation: string, path: string): string {
  const after = '      ],\n    },\n  ],\n  legal: [\n';
  if (!navigation.includes(after))
    throw new Error('src/content/navigation.ts has no columns before "legal: [" to put a link in');
  const link = `        { label: '${pageNames(path).words}', href: '${path}' },\n`;
  return navigation.replace(after, `${link}${after}`);
}
