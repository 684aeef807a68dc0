import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exceptions } from '../../.storybook/contract.ts';
import { isShown } from '../../.storybook/tags.ts';
import { scales } from '../../src/design/theme/colorNames.ts';
import { DesignProvider } from '../../src/design/theme/DesignProvider.tsx';
import { bands, schemes, type Scheme } from '../../src/design/theme/tokens.ts';

type Props = Record<string, unknown>;

interface Story {
  args?: Props;
  tags?: string[];
  play?: unknown;
}

/** A stories file: its stories, and its default export. */
interface Stories extends Record<string, Story> {
  default: Story & { component?: ComponentType<Props> };
}

const stories = import.meta.glob<Stories>('../../src/{sections,design}/*/*/*.stories.tsx', { eager: true });

/** A component's own optional props (without those of its root element), and the names of its variants. */
function ownProps(source: string, name: string): { optional: string[]; variants: string[] } {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((statement) => [`${name}Content`, `${name}Options`, `${name}Props`].includes(statement.name.text))
    .flatMap((statement) => [...statement.members])
    .filter(ts.isPropertySignature);
  const variant = members.find((member) => member.name.getText(file) === 'variant')?.type;
  const text = variant && ts.isIndexedAccessTypeNode(variant) ? '' : variant?.getText(file);
  return {
    optional: members.filter(({ questionToken }) => questionToken).map((member) => member.name.getText(file)),
    variants: all(text ?? '', /'([^']+)'/g),
  };
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value);

const components = Object.entries(stories).map(([file, { default: meta, ...told }]) => {
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? '';
  const source = file.replace('../../', '').replace('.stories', '');
  const { optional, variants } = existsSync(source) ? ownProps(source, name) : { optional: [], variants: [] };
  // The props of each variant, from `Default` or the first other story that shows it.
  const shown = new Map<string, Props>();
  const [usual = ''] = variants.length > 0 ? all(readFileSync(source, 'utf8'), /\bvariant = '([^']+)'/g) : [];
  for (const { args } of [{}, told.Default ?? {}, ...Object.values(told)]) {
    const props = { ...meta.args, ...args };
    const variant = typeof props.variant === 'string' ? props.variant : usual;
    if (!shown.has(variant) || args === told.Default?.args) shown.set(variant, props);
  }
  return { name, source, component: meta.component, optional, variants, shown };
});

test('documentation leaves out stories whose play function clicks or types', () => {
  const scripted = Object.entries(stories).flatMap(([file, { default: meta, ...told }]) =>
    Object.entries(told)
      .filter(([, { play }]) => String(play).includes('userEvent'))
      .map(([name, { tags = [] }]) => ({ story: `${file} ${name}`, tags: [...(meta.tags ?? []), ...tags] })),
  );
  expect(scripted).not.toEqual([]);
  const documented = scripted.filter(
    ({ tags }) => isShown(['dev', ...tags]) && !tags.includes('!dev') && !tags.includes('!autodocs'),
  );
  expect(documented.map(({ story }) => story)).toEqual([]);
});

const { layers, partial, rootless } = exceptions;

/** Everything to check: each component in each of its variants, except overlays and components without a root. */
const subjects = components.flatMap(({ name, component, optional, shown }) =>
  component && ![...layers, ...rootless].includes(name)
    ? [...shown].map(([variant, props]) => ({
        name,
        title: [name, variant].filter(Boolean).join(', '),
        component,
        optional,
        props,
      }))
    : [],
);

/** Renders content in a provider, including what React hoists into the document's head. */
const renderWhole = (content: ReactNode, scheme?: Scheme): string =>
  renderToStaticMarkup(
    <DesignProvider toasts={false} forceColorScheme={scheme}>
      {content}
    </DesignProvider>,
  );

/** Renders content in a provider, without scripts and without what React hoists into the document's head. */
const render = (content: ReactNode, scheme?: Scheme): string =>
  renderWhole(content, scheme)
    .replace(/^(<link [^>]*>)+/, '')
    .replaceAll(/<script.*?<\/script>/gs, '');

/** All ids that content sets, at any depth. */
const statedIds = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'id' && typeof inner === 'string' ? [inner] : statedIds(inner),
      )
    : [];

/** All strings in content, at any depth. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

/** URLs of the files that HTML makes a browser load: pictures, films, frames, styles, scripts and drawings. */
function filesOf(html: string): string[] {
  const tags = all(html, /<((?:img|source|video|audio|iframe|script|link|use|image|object|embed)\b[^>]*)>/g);
  return tags.flatMap((tag) => [
    ...all(tag, / (?:src|href|data-href|poster|data)="([^"]*)"/g),
    ...all(tag, / srcset="([^"]*)"/gi).flatMap((set) => all(set, /(\S+)(?: [^,]*)?(?:,\s*|$)/g)),
  ]);
}

/** Keys whose values tell items apart. */
const telling = /^(id|href|name|title|label|heading|question|text|value|term|quote)$/i;

/** Makes an item unique, by adding its index to the item's text, and to strings that tell items apart, such as ids. */
function numbered(value: unknown, place: number, key = ''): unknown {
  if (typeof value === 'string')
    return telling.test(key) || value.includes(' ') ? `${value}-${place}-` : value;
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => numbered(inner, place, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, numbered(inner, place, name)]),
  );
}

/** Makes `count` unique items from the items of a list, which are repeated as needed. */
const manyOf = (items: unknown[], count: number): unknown[] =>
  Array.from({ length: count }, (_, place) => numbered(items[place % items.length], place, 'text'));

/**
 * Indexes of the items from {@link manyOf} that are missing from the HTML. Items without text are never reported,
 * because they can't be told apart.
 */
function missing(html: string, items: unknown[], count: number): number[] {
  const shown = new Set(all(html, /-(\d+)-/g).map(Number));
  return manyOf(items, count).flatMap((item, place) =>
    shown.has(place) || JSON.stringify(item) === JSON.stringify(items[place % items.length]) ? [] : [place],
  );
}

/** The lists among a component's props, except lists of React elements, which are not content. */
const listsOf = (props: Props): { key: string; items: unknown[] }[] =>
  Object.entries(props).flatMap(([key, value]) =>
    Array.isArray(value) && value.length > 0 && !value.some(isValidElement)
      ? [{ key, items: value as unknown[] }]
      : [],
  );

/**
 * The opening tag of the root element of a component that is passed a class name and an unknown attribute. Skips a
 * tooltip's wrapper around the root, because the wrapper has no box.
 */
const rootOf = (component: ComponentType<Props>, props: Props): string =>
  /^(?:<span role="presentation"[^>]*>)?(<[^>]+>)/.exec(
    render(createElement(component, { ...props, className: 'own', 'data-own': 'yes' })),
  )?.[1] ?? '';

/** The props without the prop `name`. If that prop is a string or a list, also the props with an empty one instead. */
function absences(props: Props, name: string): Props[] {
  const without = Object.fromEntries(Object.entries(props).filter(([key]) => key !== name));
  const value = props[name];
  if (typeof value === 'string' && name !== 'variant') return [without, { ...without, [name]: '' }];
  return Array.isArray(value) ? [without, { ...without, [name]: [] }] : [without];
}

/** Patterns in HTML that show a missing value: `undefined` and the like, or an empty element. */
const gap = /undefined|\[object|NaN|<(p|ul|ol|dl|li|dt|dd|h[1-6]|figcaption|a|button)\b[^>]*><\/\1>/;

test('every section and primitive has stories with a component and a Default story', () => {
  const onDisk = ['src/sections', 'src/design']
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }))
    .flatMap((file) => /(\w+)[/\\]\1\.tsx$/.exec(file)?.[1] ?? []);
  expect(onDisk.length).toBeGreaterThan(0);
  expect(
    components.filter(({ component, shown }) => component && shown.size > 0).map(({ name }) => name),
  ).toEqual(expect.arrayContaining(onDisk));
  for (const [file, { Default }] of Object.entries(stories)) expect(Default, file).toBeDefined();
});

test.each(components.filter(({ variants }) => variants.length > 0))(
  'every variant of $name has a story',
  ({ variants, shown }) => {
    expect([...shown.keys()].sort()).toEqual(variants.toSorted());
  },
);

describe('every exception is needed', () => {
  const excepted = (names: string[]) => names.map((name) => components.find((one) => one.name === name));

  test('the server renders no overlays', () => {
    for (const layer of excepted(layers))
      for (const props of layer!.shown.values())
        expect(render(createElement(layer!.component!, props))).toBe('');
  });

  test('components without a root do not accept a root’s props', () => {
    for (const one of excepted(rootless)) {
      expect(one?.component).toBeDefined();
      for (const props of one!.shown.values())
        expect(rootOf(one!.component!, props)).not.toContain('data-own="yes"');
    }
  });

  test('the server renders only part of a partial list', () => {
    for (const one of excepted(partial))
      for (const props of one!.shown.values()) {
        const left = listsOf(props).flatMap(({ key, items }) =>
          missing(render(createElement(one!.component!, { ...props, [key]: manyOf(items, 50) })), items, 50),
        );
        expect(left).not.toEqual([]);
      }
  });
});

describe.each(subjects)('$title', ({ name, component, optional, props }) => {
  test('renders on the server', () => {
    expect(render(createElement(component, props))).not.toBe('');
  });

  // Refs are checked in .storybook/checks.ts, because that needs a browser.
  test('passes unknown props and the class name to its root', () => {
    const root = rootOf(component, props);
    expect(root).toMatch(/class="([^"]* )?own[ "]/);
    expect(root).toContain('data-own="yes"');
  });

  test('can be on a page twice without duplicate ids', () => {
    const twice = (
      <>
        {createElement(component, props)}
        {createElement(component, props)}
      </>
    );
    const stated = statedIds(props);
    const ids = all(render(twice), /\sid="([^"]+)"/g).filter(
      (id) => !stated.some((own) => id === own || id.startsWith(`${own}-`)),
    );
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('skips no heading level', () => {
    const levels = all(render(createElement(component, props)), /<h([1-6])/g).map(Number);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  });

  test('is complete without any one of its optional props, and without all of them', () => {
    const given = optional.filter((key) => props[key] !== undefined);
    for (const one of given)
      for (const less of absences(props, one)) {
        const html = render(createElement(component, less));
        expect(html, one).not.toBe('');
        expect(gap.exec(html)?.[0], one).toBeUndefined();
      }
    // Without any of these props, some components have nothing to show.
    const bare = Object.fromEntries(Object.entries(props).filter(([key]) => !given.includes(key)));
    expect(gap.exec(render(createElement(component, bare)))?.[0]).toBeUndefined();
  });

  test('has the same HTML in both schemes, on every band', () => {
    for (const band of bands) {
      const [light, dark] = schemes.map((scheme) =>
        render(<div data-band={band}>{createElement(component, { ...props, band })}</div>, scheme),
      );
      expect(light, band).toBe(dark);
      expect(gap.exec(light ?? '')?.[0], band).toBeUndefined();
    }
  });

  test('has only ids from content and useId', () => {
    const stated = statedIds(props);
    const own = all(render(createElement(component, props)), /\sid="([^"]+)"/g).filter(
      (id) => !/_R_\w*_/.test(id) && !stated.some((given) => id === given || id.startsWith(`${given}-`)),
    );
    expect(own).toEqual([]);
  });

  test('requests only files that are in its content', () => {
    const given = texts(props).map((text) => text.split(/[?#]/)[0]);
    const asked = filesOf(renderWhole(createElement(component, props)));
    expect(asked.filter((file) => !file.startsWith('#') && !given.includes(file.split(/[?#]/)[0]))).toEqual(
      [],
    );
  });

  test.each(listsOf(props))('shows one item and fifty items: $key', ({ key, items }) => {
    for (const count of [1, 50]) {
      const html = render(createElement(component, { ...props, [key]: manyOf(items, count) }));
      expect(html).not.toBe('');
      expect(gap.exec(html)?.[0]).toBeUndefined();
      if (!partial.includes(name)) expect(missing(html, items, count)).toEqual([]);
    }
  });
});

/**
 * The sections' source files, without block comments. Leaves out stories, samples and tests, which visitors don't
 * download.
 */
const files = readdirSync('src/sections', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/sections/${file}`)
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.(stories|sample|test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const sections = [...new Set(files.map(({ path }) => path.replace(/[^/]+$/, '')))].map((folder) => ({
  folder,
  own: files.filter(({ path }) => path.startsWith(folder)),
}));

describe.each(sections)('$folder', ({ own }) => {
  /** The matches of a pattern in the section's files. */
  const found = (pattern: RegExp): string[] =>
    own.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

  test('styles only itself', () => {
    expect(found(/:global\b/g)).toEqual([]);
  });

  test('refers to no step of a color scale', () => {
    expect(found(new RegExp(`--mantine-color-(${scales.join('|')})-\\d`, 'g'))).toEqual([]);
  });

  test('refers to no asset files', () => {
    expect(found(/url\((?!['"]?(#|data:))[^)]*\)|\bfetch\(|from '[^']+\.(?!tsx?'|css')\w+'/g)).toEqual([]);
  });
});
