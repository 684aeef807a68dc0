/**
 * Writes the files of a new section, page or episode, which pass every check as they are, and says what to do next:
 * `npm run new:section proof PressMentions`, `npm run new:page /press`, `npm run new:episode "The budget line"`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { episodeFile } from './episode.ts';
import type { NewFile } from './files.ts';
import { pageFiles, pageNames, withContentLine, withFooterLink, withRoute } from './page.ts';
import { sectionFiles, withGuideLine } from './section.ts';

/** Ends the command with one line. */
function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Writes a file as the project formats it. */
async function put({ path, text }: NewFile): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** Writes files that are not there yet. */
async function write(files: NewFile[]): Promise<void> {
  const standing = files.find(({ path }) => existsSync(path));
  if (standing) refuse(`${standing.path} is there already. Nothing was written.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    await put({ path, text });
    console.log(`wrote    ${path}`);
  }
}

/** Changes a file that is there. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  await put({ path, text: edit(readFileSync(path, 'utf8')) });
  console.log(`changed  ${path}`);
}

async function newSection([family = '', name = '']: string[]): Promise<void> {
  const families = readdirSync('src/sections');
  if (!families.includes(family))
    refuse(
      `npm run new:section <family> <Name>. The families are: ${families.join(', ')} (docs/sections.md).`,
    );
  if (!/^([A-Z][a-z\d]*)+$/.test(name))
    refuse(`A section's name is written like PressMentions, not "${name}".`);
  const other = families.find((each) => existsSync(`src/sections/${each}/${name}`));
  if (other) refuse(`There is a section ${name} already, in ${other}.`);
  await write(sectionFiles(family, name));
  await change('docs/sections.md', (guide) => withGuideLine(guide, family, name));
  console.log(`
Next:
  npm run storybook             to look at it while you make it what you want
  docs/sections.md              say in a line when to use it
  npx vitest run ${name.padEnd(15)}its stories, which are its tests
  src/content, src/pages        give a page its content, and the page a line <${name} {...page.part} />`);
}

async function newPage([path = '']: string[]): Promise<void> {
  if (!/^(\/[a-z\d]+(-[a-z\d]+)*)+$/.test(path))
    refuse('npm run new:page <path>. A path is written like /press or /about/press, in small letters.');
  if (routes.some((route) => pathsOf(route).includes(path))) refuse(`There is a page ${path} already.`);
  if (routes.some(({ theme, path: other }) => theme && path.startsWith(`${other}/`)))
    refuse(
      'A page of the conference stands in the list of its pages in src/shell/routes.ts: copy one of those.',
    );
  if (path.startsWith('/podcast/')) refuse('Below /podcast stand the episodes.');
  await write(pageFiles(path));
  await change('src/shell/routes.ts', (table) => withRoute(table, path));
  await change('src/content/navigation.ts', (navigation) => withFooterLink(navigation, path));
  await change('docs/content.md', (guide) => withContentLine(guide, path));
  const { file, name } = pageNames(path);
  console.log(`
Next:
  npm run dev                        to look at it on http://localhost:5173${path}
  src/content/${`${file}.ts`.padEnd(23)}its words
  src/pages/${`${name}Page.tsx`.padEnd(25)}its sections (docs/sections.md: which section when)
  src/content/navigation.ts          where it is linked to: now last in the footer`);
}

async function newEpisode(words: string[]): Promise<void> {
  const title = words.join(' ').trim();
  if (!title) refuse('npm run new:episode "Title of the episode"');
  const file = episodeFile(title, new Date().toISOString().slice(0, 10), {
    ids: episodeFiles.map(({ id }) => id),
    numbers: episodeFiles.map(({ episode }) => episode.episodeNumber),
  });
  await write([file]);
  console.log(`
Next:
  ${file.path}
    the guest, what it is about, and its ids on the three platforms; what its page can show besides stands in types.ts
  npm run dev   to look at it on http://localhost:5173/podcast/${file.id}
  public/photos a photograph and a cover, where you have them: photo: 'file.jpg', cover: 'file.jpg'`);
}

const kinds: Record<string, (args: string[]) => Promise<void>> = {
  section: newSection,
  page: newPage,
  episode: newEpisode,
};
const [kind = '', ...args] = process.argv.slice(2);
const create = kinds[kind] ?? refuse(`What is new is one of: ${Object.keys(kinds).join(', ')}.`);
await create(args);
