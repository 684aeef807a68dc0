/** Words edited where they stand on the canvas. */
import type { Text } from './edits.ts';
import { onChanges, ownText, placesOf } from './places.ts';

/** What one is told while writing: the text's place, and how long it is. */
export const told = ({ path, limit }: Text, length: number): string => {
  const count = limit === undefined ? `${length} characters` : `${length} of ${limit} characters`;
  const over = limit !== undefined && length > limit ? ': too long for its place' : '';
  return `${path.replaceAll('.', ' › ')}: ${count}${over}`;
};

/** What {@link editInPlace} takes. */
interface Editing {
  /** The texts as they are shown. */
  texts: Text[];
  /** Says how long the text is that is being written; nothing, where none is. */
  onWrite: (told: string | undefined) => void;
  /** Takes what has been written. */
  onDone: (text: Text, value: string) => void;
}

const mark = 'data-words';

/** Marks what belongs to the editing itself, and is pressed as ever. */
export const tool = 'data-editing-tool';

/**
 * Makes the texts on the canvas editable in place: Enter or leaving takes what has been written, Escape does not. What
 * React has put there stands again before it is taken, so that React can replace it. Answers how that is undone.
 */
export function editInPlace(root: Element, { texts, onWrite, onDone }: Editing): () => void {
  let places = new Map<HTMLElement, Text>();
  let writing: { element: HTMLElement; text: Text; restore: () => void } | undefined;

  const placeOf = (target: EventTarget | null): HTMLElement | undefined =>
    (target instanceof Element && target.closest<HTMLElement>(`[${mark}]`)) || undefined;

  const start = (element: HTMLElement, text: Text): void => {
    const nodes = [...element.childNodes].map((node) => [node, node.nodeValue] as const);
    const restore = (): void => {
      element.replaceChildren(...nodes.map(([node]) => node));
      for (const [node, value] of nodes) node.nodeValue = value;
    };
    writing = { element, text, restore };
    onWrite(told(text, text.value.length));
  };

  const end = (keep: boolean): void => {
    if (!writing) return;
    const { element, text, restore } = writing;
    writing = undefined;
    const value = ownText(element).replaceAll('\u00a0', ' ').trim();
    restore();
    onWrite(undefined);
    if (keep && value !== '' && value !== text.value.trim()) onDone(text, value);
  };

  const listeners = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => {
    const handle = (event: HTMLElementEventMap[K]): void => {
      if (event.target instanceof Element && !event.target.closest(`[${tool}]`)) listener(event);
    };
    root.addEventListener(type, handle as EventListener, { capture: true, signal: listeners.signal });
  };

  listen('focusin', ({ target }) => {
    const element = placeOf(target);
    const text = element && places.get(element);
    if (element && text && element !== writing?.element) start(element, text);
  });
  listen('focusout', () => end(true));
  listen('input', () => {
    if (writing) onWrite(told(writing.text, ownText(writing.element).trim().length));
  });
  listen('keydown', (event) => {
    if (!writing) return;
    // Arrows and letters are for the text, not for what it stands in.
    event.stopPropagation();
    if (event.key === 'Escape') end(false);
    else if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    placeOf(event.target)?.blur();
  });
  // A button presses itself with the space bar, and has its text never focused by a press.
  listen('keyup', (event) => {
    if (!writing) return;
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  });
  listen('pointerdown', ({ target }) => placeOf(target)?.focus());
  // Links lead nowhere, buttons do nothing while words are edited.
  listen('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });

  const stop = onChanges(root, () => {
    if (writing) return;
    const found = placesOf(root, texts);
    for (const element of places.keys()) if (!found.has(element)) clear(element);
    for (const [element, { path }] of found) {
      element.setAttribute(mark, path);
      element.contentEditable = 'plaintext-only';
    }
    places = found;
  });

  function clear(element: HTMLElement): void {
    element.removeAttribute(mark);
    element.removeAttribute('contenteditable');
  }

  return () => {
    stop();
    end(true);
    listeners.abort();
    for (const element of places.keys()) clear(element);
  };
}

/** How places of words look while they can be edited. */
export const editable = `
  [${mark}] { outline: 1px dashed color-mix(in srgb, currentColor 55%, transparent); outline-offset: 3px; cursor: text; }
  [${mark}]:hover { outline-style: solid; }
  [${mark}]:focus { outline: 2px solid currentColor; user-select: text; }
`;

/** Names the places of texts on the canvas, one of each kind: `data-part`. Answers how that is undone. */
export function namePlaces(root: Element, texts: Text[]): () => void {
  let named: HTMLElement[] = [];
  const clear = (): void => {
    for (const element of named) element.removeAttribute('data-part');
  };
  const stop = onChanges(root, () => {
    clear();
    const seen = new Set<string>();
    named = [];
    for (const [element, { path }] of placesOf(root, texts)) {
      const kind = path.replaceAll(/\.\d+(?=\.|$)/g, '[]').replaceAll('[]', '');
      if (seen.has(kind) || !element.checkVisibility()) continue;
      seen.add(kind);
      element.setAttribute('data-part', kind.replaceAll('.', ' › '));
      named.push(element);
    }
  });
  return () => {
    stop();
    clear();
  };
}
