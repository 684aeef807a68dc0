/**
 * Reads the text, links, figures and parts of built pages without a browser, as visitors without scripts see them.
 * If text is missing, the failure quotes the most similar text on the page and points at the line of the test. setup.ts
 * adds to the message the page that was read, and the line to update if the content is right.
 */
import { readFileSync } from 'node:fs';
import { closest } from 'fastest-levenshtein';
import type { ParserOptions } from 'prettier';
import { parsers } from 'prettier/plugins/html';
import { decoded } from '../../scripts/site-text.ts';

/** A node of Prettier's HTML parser. */
interface Node {
  kind: string;
  name?: string;
  value?: string;
  attrs?: { name: string; value: string | null }[];
  children?: Node[];
}

/** A link: its name, its URL, and whether it opens a new tab without access to this page. */
export interface Link {
  name: string;
  href: string;
  newTab: boolean;
}

const unread = new Set(['script', 'style', 'template', 'svg']);
const inline = new Set(
  'a abbr b bdi cite code del em i ins mark q s small span strong sub sup time u wbr'.split(' '),
);
const attribute = (node: Node, name: string): string | undefined => {
  const found = node.attrs?.find((each) => each.name === name);
  return found && decoded(found.value ?? '');
};
const isHidden = (node: Node): boolean =>
  unread.has(node.name ?? '') ||
  attribute(node, 'hidden') !== undefined ||
  attribute(node, 'aria-hidden') === 'true';

/** The visible elements below a node, in document order. */
function elements(node: Node): Node[] {
  return (node.children ?? [])
    .filter((child) => child.kind === 'element' && !isHidden(child))
    .flatMap((child) => [child, ...elements(child)]);
}

const raw = (node: Node): string => {
  if (node.kind === 'text') return decoded(node.value ?? '');
  if (isHidden(node)) return '';
  const text = (node.children ?? []).map(raw).join('');
  return inline.has(node.name ?? '') ? text : ` ${text} `;
};

/** The text of a node, with single spaces. */
const textOf = (node: Node): string => raw(node).replace(/\s+/g, ' ').trim();

/** What was read most recently, so that a failure can name it. */
export const lookedAt: {
  /** The paths of the pages read for the current test. */
  pages: string[];
  /** The page or part that was read most recently, if any. */
  part?: { place: string } | undefined;
} = { pages: [] };

/** A page, or a part of one. */
export class Part {
  constructor(
    readonly place: string,
    private readonly own: Node,
    private readonly root: Node,
  ) {}

  private get node(): Node {
    lookedAt.part = this;
    return this.own;
  }

  /** The text of the page or part. */
  get text(): string {
    return textOf(this.node);
  }

  /** The texts of all headings of this level. */
  headings(level: number): string[] {
    return this.all(`h${level}`).map(textOf);
  }

  /** The links in the page or part. */
  get links(): Link[] {
    return this.all('a').map((link) => ({
      name: this.nameOf(link),
      href: attribute(link, 'href') ?? '',
      newTab: attribute(link, 'target') === '_blank' && /\bnoopener\b/.test(attribute(link, 'rel') ?? ''),
    }));
  }

  /** The figures in description lists, as pairs of label and value. */
  get figures(): [string, string][] {
    return this.all('dl')
      .flatMap((list) => elements(list).filter(({ name }) => name === 'dt' || name === 'dd'))
      .reduce<[string, string][]>((pairs, each) => {
        const pair = pairs.at(-1);
        if (each.name === 'dt' || !pair) pairs.push([textOf(each), '']);
        else pair[1] = textOf(each);
        return pairs;
      }, []);
  }

  /** The texts of all elements with this tag, such as `li` or `blockquote`. */
  words(element: string): string[] {
    return this.all(element).map(textOf);
  }

  /** The values of an attribute in all elements with this tag. */
  attributes(element: string, name: string): string[] {
    return this.all(element).flatMap((each) => attribute(each, name) ?? []);
  }

  /** The part with the given `id`. */
  anchor(id: string): Part {
    const found = elements(this.node).filter((each) => attribute(each, 'id') === id);
    const ids = elements(this.node).flatMap((each) => attribute(each, 'id') ?? []);
    return this.within(`#${id}`, this.orFail(found[0], id, ids, this.anchor));
  }

  /** The section whose heading or label is this name, or the table with this name as its caption. */
  section(name: string): Part {
    const sections = elements(this.node).filter(
      (each) => /^(section|table)$/.test(each.name ?? '') || attribute(each, 'role') === 'region',
    );
    const found = sections.find((each) => this.nameOf(each) === name);
    return this.within(
      name,
      this.orFail(
        found,
        name,
        sections.map((each) => this.nameOf(each)),
        this.section,
      ),
    );
  }

  /** The list item or table row whose heading is this name. */
  item(name: string): Part {
    const named = elements(this.node)
      .filter((each) => each.name === 'li' || each.name === 'tr')
      .flatMap((each) => {
        const heading = elements(each).find((inner) => /^(h[3-6]|th)$/.test(inner.name ?? ''));
        return heading ? [{ each, heading: textOf(heading) }] : [];
      });
    const found = named.find(({ heading }) => heading === name)?.each;
    return this.within(
      name,
      this.orFail(
        found,
        name,
        named.map(({ heading }) => heading),
        this.item,
      ),
    );
  }

  /** Expects that for each of these strings, there is an element with exactly that text. */
  shows(...texts: string[]): this {
    const shown = [this.node, ...elements(this.node)].map(textOf);
    for (const text of texts) this.orFail(shown.includes(text) || undefined, text, shown, this.shows);
    return this;
  }

  /** Expects each of these strings somewhere in the text. */
  mentions(...texts: string[]): this {
    const { text: whole } = this;
    const sentences = elements(this.node).map(textOf);
    for (const text of texts) this.orFail(whole.includes(text) || undefined, text, sentences, this.mentions);
    return this;
  }

  /** Expects at least one link with this name, and that all links with this name have this URL. */
  leads(name: string, href: string): this {
    const { links } = this;
    const named = links.filter((link) => link.name === name);
    this.orFail(
      named[0],
      name,
      links.map((link) => link.name),
      this.leads,
    );
    for (const link of named)
      this.orFail(
        link.href === href || undefined,
        `${name} → ${href}`,
        [`${name} → ${link.href}`],
        this.leads,
      );
    return this;
  }

  private all(element: string): Node[] {
    return elements(this.node).filter(({ name }) => name === element);
  }

  private within(name: string, node: Node): Part {
    return new Part(`${this.place}, “${name}”`, node, this.root);
  }

  /** The accessible name that the document gives a node. */
  private nameOf(node: Node): string {
    const label = attribute(node, 'aria-label');
    if (label !== undefined) return label;
    const ids = attribute(node, 'aria-labelledby')?.split(' ');
    if (!ids && node.name === 'table')
      return textOf(elements(node).find(({ name }) => name === 'caption') ?? { kind: 'element' });
    if (!ids) return node.name === 'section' ? '' : textOf(node);
    const everything = elements(this.root);
    return ids
      .map((id) => everything.find((each) => attribute(each, 'id') === id))
      .map((each) => (each ? textOf(each) : ''))
      .join(' ');
  }

  /** Returns `found`. If it is undefined, fails, and quotes the string in `there` most similar to `expected`. */
  private orFail<Found>(
    found: Found | undefined,
    expected: string,
    there: string[],
    asked: (...given: never[]) => unknown,
  ): Found {
    if (found !== undefined) return found;
    const candidates = [...new Set(there)].filter(Boolean);
    const nearest = candidates.length > 0 ? closest(expected, candidates) : undefined;
    const shown = nearest === undefined ? 'nothing like it' : `“${nearest}”`;
    const error = Object.assign(new Error(`expected “${expected}”, found ${shown}`), {
      actual: nearest,
      expected,
    });
    // Makes the failure point at the line of the test with the expected text.
    Error.captureStackTrace(error, asked);
    throw error;
  }
}

/** A built page. */
export interface BuiltPage {
  title: string;
  canonical: string | undefined;
  /** The `<body>`. The other parts are its landmarks: `<header>`, `<main>` and `<footer>`. */
  body: Part;
  banner: Part;
  main: Part;
  footer: Part;
}

const pages = new Map<string, Promise<BuiltPage>>();

/** The built page at a path. If several test files in a process read the same page, it is parsed only once. */
export function read(path: string): Promise<BuiltPage> {
  lookedAt.pages = [...lookedAt.pages, path];
  const page = pages.get(path) ?? readAfresh(path);
  pages.set(path, page);
  return page;
}

/** The text of a built file. `path` is a page's path (`/about`), for its HTML, or a file's path (`/midwestcon.ics`). */
export function source(path: string): string {
  lookedAt.pages = [...lookedAt.pages, path];
  if (/\.\w+$/.test(path)) return readFileSync(`dist${path}`, 'utf8');
  const file = path.endsWith('/404') ? `${path}.html` : `${path.replace(/\/$/, '')}/index.html`;
  return readFileSync(`dist${file}`, 'utf8');
}

async function readAfresh(path: string): Promise<BuiltPage> {
  const options = { parser: 'html', name: 'html' } as unknown as ParserOptions;
  const root = (await parsers.html.parse(source(path), options)) as Node;
  const all = elements(root);
  const part = (name: string, place = path): Part => {
    const node = all.find((each) => each.name === name);
    if (!node) throw new Error(`${path} has no <${name}>`);
    return new Part(place, node, root);
  };
  const title = all.find(({ name }) => name === 'title');
  const canonical = all.find((each) => each.name === 'link' && attribute(each, 'rel') === 'canonical');
  return {
    title: title ? textOf(title) : '',
    canonical: canonical && attribute(canonical, 'href'),
    body: part('body'),
    banner: part('header', `${path}, bar`),
    main: part('main'),
    footer: part('footer', `${path}, footer`),
  };
}
