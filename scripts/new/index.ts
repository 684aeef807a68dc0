/**
 * Creates the files of a new section, page or episode, and says what to do next. The new files pass every check.
 * Examples: `npm run new section proof PressMentions`, `npm run new page /press`,
 * `npm run new episode "The budget line"`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { writeData } from '../data.ts';
import { readOptions, refuse, stop } from '../options.ts';
import { episodeFile } from './episode.ts';
import type { NewFile } from './files.ts';
import { pageFiles, pageNames, withContentLine, withFooterLink, withRoute } from './page.ts';
import { sectionFiles, withGuideLine } from './section.ts';

/** Formats a file with Prettier, and writes it. */
async function put({ path, text }: NewFile): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** Writes new files. If one already exists, ends the process without writing any. */
async function write(files: NewFile[]): Promise<void> {
  const standing = files.find(({ path }) => existsSync(path));
  if (standing) stop(`${standing.path} already exists. Nothing was written.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    await put({ path, text });
    console.log(`wrote    ${path}`);
  }
}

/** Changes an existing file. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  await put({ path, text: edit(readFileSync(path, 'utf8')) });
  console.log(`changed  ${path}`);
}

async function newSection([family = '', name = '', ...more]: string[]): Promise<void> {
  const families = readdirSync('src/sections');
  if (!families.includes(family) || more.length > 0)
    refuse(
      `Give a family and the section’s name, such as proof PressMentions; the families are ${families.join(', ')}.`,
    );
  if (!/^([A-Z][a-z\d]*)+$/.test(name))
    refuse(`A section's name is written like PressMentions, not "${name}".`);
  const other = families.find((each) => existsSync(`src/sections/${each}/${name}`));
  if (other) stop(`The section ${name} already exists, in ${other}: choose another name.`);
  await write(sectionFiles(family, name));
  await change('docs/sections.md', (guide) => withGuideLine(guide, family, name));
  console.log(`
Next:
  npm run storybook             to look at it while you make it what you want
  docs/sections.md              say in one line when to use it
  npx vitest run ${name.padEnd(15)}its stories, which are its tests
  src/content, src/pages        give a page its content, and the page a line <${name} {...page.part} />`);
}

async function newPage([path = '', ...more]: string[]): Promise<void> {
  if (!/^(\/[a-z\d]+(-[a-z\d]+)*)+$/.test(path) || more.length > 0)
    refuse('Give the page’s path in lowercase, such as /press or /about/press.');
  // A fresh clone has no generated data yet.
  await import('../art/index.ts');
  await writeData();
  const { pathsOf, routes } = await import('../../src/shell/routes.ts');
  if (routes.some((route) => pathsOf(route).includes(path)))
    stop(`The page ${path} already exists: choose another path.`);
  if (routes.some(({ theme, path: other }) => theme && path.startsWith(`${other}/`)))
    stop('The conference’s pages are listed separately in src/shell/routes.ts: copy one of those.');
  if (path.startsWith('/podcast/'))
    stop('Pages below /podcast are episodes: npm run new episode creates one.');
  await write(pageFiles(path));
  await change('src/shell/routes.ts', (table) => withRoute(table, path));
  await change('src/content/navigation.ts', (navigation) => withFooterLink(navigation, path));
  await change('docs/content.md', (guide) => withContentLine(guide, path));
  const { file, name } = pageNames(path);
  console.log(`
Next:
  npm run dev                        to look at it on http://localhost:5173${path}
  src/content/${`${file}.ts`.padEnd(23)}its words
  src/pages/${`${name}Page.tsx`.padEnd(25)}its sections (docs/sections.md: choosing a section)
  src/content/navigation.ts          where it is linked to: now last in the footer`);
}

async function newEpisode(words: string[]): Promise<void> {
  const title = words.join(' ').trim();
  if (!title) refuse('Give the episode’s title, such as "The budget line".');
  const file = episodeFile(title, new Date().toISOString().slice(0, 10), {
    ids: episodeFiles.map(({ id }) => id),
    numbers: episodeFiles.map(({ episode }) => episode.episodeNumber),
  });
  await write([file]);
  console.log(`
Next:
  ${file.path}
    the guest, what it is about, and its ids on the three platforms; types.ts lists what else its page can show
  npm run dev   to look at it on http://localhost:5173/podcast/${file.id}
  public/photos a photograph and a cover, where you have them: photo: 'file.jpg', cover: 'file.jpg'`);
}

/** A kind of thing that can be created. */
interface Kind {
  about: string;
  positionals: string;
  create: (positionals: string[]) => Promise<void>;
}

const kinds: Record<string, Kind> = {
  section: {
    about: 'Creates the files of a new section, and its line in docs/sections.md.',
    positionals: '<family> <Name>',
    create: newSection,
  },
  page: {
    about: 'Creates the files of a new page, its route, its lines in the guides, and a link in the footer.',
    positionals: '<path>',
    create: newPage,
  },
  episode: {
    about: 'Creates the file of a new episode.',
    positionals: '"<Title>"',
    create: newEpisode,
  },
};
const [name = '', ...args] = process.argv.slice(2);
if (name === '--help') {
  const list = Object.entries(kinds).map(
    ([kind, of]) => `  ${kind.padEnd(9)}${of.positionals.padEnd(18)}${of.about}`,
  );
  console.log(['npm run new <kind> ...', '', ...list, '', 'Each has --help.'].join('\n'));
  process.exit(0);
}
const { about, positionals, create } =
  kinds[name] ?? refuse(`Give a kind: ${Object.keys(kinds).join(', ')}.`);
await create(readOptions({ name: `npm run new ${name}`, about, positionals }, args).positionals);
