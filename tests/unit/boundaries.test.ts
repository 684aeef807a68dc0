import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A small tree of empty modules, so that imports resolve whatever the site's own sections are called. */
const modules = [
  'src/design/Button/Button.tsx',
  'src/design/Dialog/Dialog.tsx',
  'src/design/art/cover.ts',
  'src/sections/offers/Other/Other.tsx',
  'src/sections/offers/Other/parts.tsx',
  'src/sections/offers/Other/Other.sample.ts',
  'src/sections/proof/Own/parts.tsx',
  'src/content/site.ts',
  'src/pages/HomePage.tsx',
  'src/shell/App.tsx',
];

let root: string;
let eslint: ESLint;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const path of modules) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'export const value = 1;\n');
  }
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: resolve('eslint.config.js'),
    overrideConfig: { settings: { 'boundaries/root-path': root } },
  });
  // The first run loads the parser and every plugin.
  await broken('src/pages/AboutPage.tsx', value('../content/site.ts'));
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

/** Rules that the snippets below are too short to keep. */
const besides = /^(storybook\/.*|@typescript-eslint\/no-unused-vars)$/;

/** The rules that `code` breaks as the file `path`. */
async function broken(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  const rules = result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
  return [...new Set(rules.filter((rule) => !besides.test(rule)))];
}

const value = (source: string): string => `export { value } from '${source}';`;

describe('who may know whom', () => {
  test.each([
    ['design', 'src/design/Card/Card.tsx', '../../sections/offers/Other/Other.tsx'],
    ['design', 'src/design/Card/Card.tsx', '../../content/site.ts'],
    ['design', 'src/design/Card/Card.tsx', '../../pages/HomePage.tsx'],
    ['design', 'src/design/Card/Card.tsx', '../../shell/App.tsx'],
    ['design', 'src/design/Card/Card.tsx', '../art/cover.ts'],
    ['section', 'src/sections/proof/Own/Own.tsx', '../../../content/site.ts'],
    ['section', 'src/sections/proof/Own/Own.tsx', '../../../design/art/cover.ts'],
    ['section', 'src/sections/proof/Own/Own.tsx', '../../offers/Other/parts.tsx'],
    ['section', 'src/sections/proof/Own/Own.tsx', '../../offers/Other/parts'],
    ['section', 'src/sections/proof/Own/Own.tsx', '../../offers/Other/Other.sample.ts'],
    ['section', 'src/sections/proof/Own/Own.stories.tsx', '../../../content/site.ts'],
    ['content', 'src/content/home.ts', '../sections/offers/Other/Other.tsx'],
    ['content', 'src/content/home.ts', '../design/Button/Button.tsx'],
    ['content', 'src/content/home.ts', '../pages/HomePage.tsx'],
    ['page', 'src/pages/AboutPage.tsx', '../shell/App.tsx'],
    ['page', 'src/pages/AboutPage.tsx', '../sections/offers/Other/parts.tsx'],
    ['page', 'src/pages/AboutPage.tsx', '../sections/offers/Other/Other.sample.ts'],
    ['page', 'src/pages/AboutPage.tsx', '../design/art/cover.ts'],
    ['shell', 'src/shell/Layout.tsx', '../sections/offers/Other/parts.tsx'],
  ])('a %s file must not import: %s <- %s', async (_, path, source) => {
    expect(await broken(path, value(source))).toEqual(['boundaries/dependencies']);
    expect(await broken(path, `void import('${source}');`)).toEqual(['boundaries/dependencies']);
  });

  test.each([
    ['src/design/Card/Card.tsx', '../Button/Button.tsx'],
    ['src/design/art/index.ts', './cover.ts'],
    ['src/design/Card/Card.stories.tsx', '../art/cover.ts'],
    ['src/sections/proof/Own/Own.tsx', '../../../design/Button/Button.tsx'],
    ['src/sections/proof/Own/Own.tsx', './parts.tsx'],
    ['src/sections/proof/Own/Own.tsx', '../../offers/Other/Other.tsx'],
    ['src/sections/proof/Own/Own.stories.tsx', '../../offers/Other/Other.sample.ts'],
    ['src/content/home.ts', './site.ts'],
    ['src/content/home.ts', '@tabler/icons-react'],
    ['src/pages/AboutPage.tsx', '../sections/offers/Other/Other.tsx'],
    ['src/pages/AboutPage.tsx', '../content/site.ts'],
    ['src/pages/AboutPage.tsx', '../design/Button/Button.tsx'],
    ['src/shell/entry-client.tsx', './App.tsx'],
    ['src/shell/routes.ts', '../pages/HomePage.tsx'],
    ['scripts/covers.ts', '../src/design/art/cover.ts'],
    ['tests/unit/site.test.ts', '../../src/shell/App.tsx'],
  ])('%s may import %s', async (path, source) => {
    expect(await broken(path, value(source))).toEqual([]);
  });

  test('content takes types from sections and design, nothing else', async () => {
    const types = `import type { A } from '../sections/offers/Other/Other.tsx';
import type { B } from '../design/Button/Button.tsx';
export const x: A | B = 1;`;
    expect(await broken('src/content/home.ts', types)).toEqual([]);
    // An inline `type` leaves the import itself standing.
    const inline = types.replace('import type { A }', 'import { type A }');
    expect(await broken('src/content/home.ts', inline)).toContain('boundaries/dependencies');
    const page = `import type { P } from '../pages/HomePage.tsx';\nexport const x: P = 1;`;
    expect(await broken('src/content/home.ts', page)).toEqual(['boundaries/dependencies']);
  });

  test('a type is no way round: design does not even know the types of a section', async () => {
    const imported = `import type { A } from '../../sections/offers/Other/Other.tsx';\nexport const x: A = 1;`;
    expect(await broken('src/design/Card/Card.tsx', imported)).toEqual(['boundaries/dependencies']);
    const inline = `export type A = import('../../sections/offers/Other/Other.tsx').A;`;
    expect(await broken('src/design/Card/Card.tsx', inline)).toEqual([
      '@typescript-eslint/consistent-type-imports',
    ]);
  });

  test('every file in src belongs somewhere', async () => {
    expect(await broken('src/helpers/x.ts', 'export {};')).toEqual(['boundaries/no-unknown-files']);
  });
});

describe('first load', () => {
  const heavy = [
    `export { Modal } from '@mantine/core';`,
    `import { Tooltip } from '@mantine/core';\nexport const x = Tooltip;`,
    `export { Carousel } from '@mantine/carousel';`,
    `export { notifications } from '@mantine/notifications';`,
  ];

  test.each(heavy)('heavy parts of Mantine stay out of it: %s', async (code) => {
    for (const path of ['src/design/Card/Card.tsx', 'src/sections/proof/Own/Own.tsx', 'src/shell/App.tsx'])
      expect(await broken(path, code)).toEqual(['@typescript-eslint/no-restricted-imports']);
  });

  test.each(heavy)('a module that is loaded late, and a story, may hold them: %s', async (code) => {
    for (const path of ['src/design/overlays/Toast/ToastList.tsx', 'src/design/Card/Card.stories.tsx'])
      expect(await broken(path, code)).toEqual([]);
  });

  test('the modules that hold them are imported late, or by a section', async () => {
    const path = '../../design/Dialog/Dialog.tsx';
    const late = `export const load = () => import('${path}');`;
    for (const place of ['src/design/Card/Card.tsx', 'src/shell/late/Late.tsx', 'src/pages/late/Late.tsx']) {
      expect(await broken(place, value(path))).toEqual(['@typescript-eslint/no-restricted-imports']);
      expect(await broken(place, `export type { value } from '${path}';`)).toEqual([]);
      expect(await broken(place, late)).toEqual([]);
    }
    expect(await broken('src/sections/proof/Own/Own.tsx', value(path))).toEqual([]);
    expect(await broken('src/shell/late/Late.tsx', value('../../design/Button/Button.tsx'))).toEqual([]);
  });

  test('types and light parts are welcome anywhere', async () => {
    const code = `import type { ModalProps } from '@mantine/core';
export { Button, TextInput } from '@mantine/core';
export { useForm } from '@mantine/form';
export type Props = ModalProps;`;
    expect(await broken('src/design/Card/Card.tsx', code)).toEqual([]);
  });
});

describe('words', () => {
  const component = (jsx: string): string =>
    `export const Card = ({ name, open }: { name: string; open: boolean }) => ${jsx};`;

  test.each([
    '<p>Read more</p>',
    '<>Read more{name}</>',
    "<p>{'Read more'}</p>",
    '<p>{`${name} of ten`}</p>',
    "<p>{open ? 'Close' : name}</p>",
    "<p>{open && 'open'}</p>",
    '<nav aria-label="Main">{name}</nav>',
    '<nav aria-label={`Page ${name}`}>{name}</nav>',
    "<nav aria-label={open ? 'Close' : name}>{name}</nav>",
    '<img src={name} alt="A bridge" />',
    '<p title="More">{name}</p>',
    "<nav {...{ 'aria-label': 'Main' }}>{name}</nav>",
    '<a href="/about">{name}</a>',
    '<img src="/art/bridge.svg" alt="" />',
  ])('a component holds none: %s', async (jsx) => {
    for (const path of ['src/design/Card/Card.tsx', 'src/sections/proof/Own/Own.tsx'])
      expect(await broken(path, component(jsx))).toEqual(['no-restricted-syntax']);
  });

  test('nor as the default of a prop', async () => {
    const code = `export const Card = ({ label = 'Next' }: { label?: string }) => <p>{label}</p>;`;
    expect(await broken('src/sections/proof/Own/Own.tsx', code)).toEqual(['no-restricted-syntax']);
  });

  test.each([
    '<p>{name}</p>',
    '<p>{name}: {name} · 1, 2</p>',
    "<p className={open ? 'open' : 'closed'}>{open && <b>{name}</b>}</p>",
    '<nav aria-label={name}>{name}</nav>',
    '<img src={name} alt="" />',
    '<svg><use href={`${name}#art`} /></svg>',
    "<div {...(name ? { 'aria-label': name } : { 'aria-labelledby': 'id' })}>{name}</div>",
  ])('what is given to it is fine: %s', async (jsx) => {
    expect(await broken('src/sections/proof/Own/Own.tsx', component(jsx))).toEqual([]);
  });

  test('stories and samples are full of them', async () => {
    const code = component('<p title="More">Read more</p>');
    expect(await broken('src/sections/proof/Own/Own.sample.tsx', code)).toEqual([]);
    expect(await broken('src/pages/HomePage.tsx', code)).toEqual([]);
  });
});

describe('colors and lengths', () => {
  test.each([
    ['color', `<i style={{ color: '#0a6b6b' }} />`],
    ['color function', '<i style={{ background: `rgb(0 0 0 / ${alpha})` }} />'],
    ['length in px', `<i style={{ inlineSize: '12px' }} />`],
    ['fill', `<path fill="#fff" />`],
  ])('a component holds no %s of its own', async (_what, jsx) => {
    expect(
      await broken('src/sections/proof/Own/Own.tsx', `export const Own = ({ alpha }) => ${jsx};`),
    ).toEqual(['no-restricted-syntax']);
  });

  test('a token, a share and a number without a unit are welcome', async () => {
    const jsx = `<i style={{ color: 'var(--text)', inlineSize: \`\${share}%\`, '--at': 3 }} />`;
    expect(
      await broken('src/sections/proof/Own/Own.tsx', `export const Own = ({ share }) => ${jsx};`),
    ).toEqual([]);
  });
});

describe('nothing is switched off', () => {
  test.each([
    ['@typescript-eslint/no-explicit-any', 'export const x = (y: any) => y;'],
    ['@typescript-eslint/ban-ts-comment', '// @ts-ignore\nexport const x = 1;'],
    ['@typescript-eslint/ban-ts-comment', '// @ts-expect-error because\nexport const x = 1;'],
  ])('%s', async (rule, code) => {
    expect(await broken('src/design/Card/Card.tsx', code)).toEqual([rule]);
    expect(await broken('scripts/x.ts', code)).toEqual([rule]);
  });

  test('a comment does not silence a rule', async () => {
    const code =
      '// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport const x = (y: any) => y;';
    expect(await broken('src/design/Card/Card.tsx', code)).toContain('@typescript-eslint/no-explicit-any');
    const typed = '// oxlint-disable-next-line typescript/no-unsafe-call\nexport const x = 1;';
    expect(await broken('src/design/Card/Card.tsx', typed)).toEqual(['no-warning-comments']);
  });
});
