/** Finds the sections of a page in React's tree, by what `markSections` has written on their components. */

/** The part of React's nodes that counts. Not an interface that React documents: the inspector's story holds it. */
interface Fiber {
  type: unknown;
  /** An element, where `type` is its tag. */
  stateNode: unknown;
  memoizedProps: { children?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** A section as it stands on a page. */
export interface Standing {
  /** The section: `proof/Stats`. */
  section: string;
  /** What it stands in, from the outside: `pages/SiteLayout`, `pages/HomePage`. */
  places: string[];
  /** Which of this section's there; from 0. */
  turn: number;
  elements: Element[];
}

const markOf = (type: unknown): string | undefined =>
  typeof type === 'function' && 'inspected' in type ? String(type.inspected) : undefined;

const isPlace = (mark: string): boolean => /^(?:pages|shell)\//.test(mark);

/** The section that a node is, or holds alone: one that is not hydrated yet is known by what it was given to. */
function sectionOf({ type, memoizedProps }: Fiber): string | undefined {
  const only = memoizedProps?.children as { type?: unknown } | undefined;
  const marks = [markOf(type), markOf(only?.type)];
  return marks.find((mark) => mark !== undefined && !isPlace(mark));
}

/** An element, or those in it where it has no box of its own. */
const boxed = (element: Element): Element[] =>
  getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxed) : [element];

/** The outermost elements of a node. */
function elementsOf({ stateNode, child }: Fiber): Element[] {
  if (stateNode instanceof Element) return boxed(stateNode);
  const found: Element[] = [];
  for (let each = child; each; each = each.sibling) found.push(...elementsOf(each));
  return found;
}

function* sectionsIn(first: Fiber | null, places: string[]): Generator<Omit<Standing, 'turn'>> {
  for (let node = first; node; node = node.sibling) {
    const mark = markOf(node.type);
    const section = sectionOf(node);
    if (section !== undefined) yield { section, places, elements: elementsOf(node) };
    else yield* sectionsIn(node.child, mark === undefined ? places : [...places, mark]);
  }
}

/** React's tree in the page; null, as long as there is none. */
function treeOf(page: Document): Fiber | null {
  for (const element of page.querySelectorAll('body > *')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactContainer$'));
    const root = key && (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (root) return root.stateNode.current;
  }
  return null;
}

/** The sections that stand on a page, from top to bottom. */
export function standing(page: Document = document): Standing[] {
  const turns = new Map<string, number>();
  return [...sectionsIn(treeOf(page), [])]
    .filter(({ elements }) => elements.length > 0)
    .map((found) => {
      const key = [...found.places, found.section].join(' ');
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { ...found, turn };
    });
}
