/** Where a story's texts stand on the canvas. */
import type { Text } from './edits.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** An element's own text, without that of the elements in it. */
export const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join('');

/**
 * The elements whose own text is one of the texts, in document order. Of texts that read alike, each has the next
 * element, and the last all further ones. A text that is drawn word by word, or as a part of a sentence, has none.
 */
export function placesOf(root: Element, texts: Text[]): Map<HTMLElement, Text> {
  const waiting = new Map<string, Text[]>();
  for (const text of texts) {
    const key = plain(text.value);
    waiting.set(key, [...(waiting.get(key) ?? []), text]);
  }
  const places = new Map<HTMLElement, Text>();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const alike = waiting.get(plain(ownText(element)));
    const text = alike && alike.length > 1 ? alike.shift() : alike?.[0];
    if (text && element instanceof HTMLElement) places.set(element, text);
  }
  return places;
}

/** Calls back now, and whenever what is under an element has changed. Answers how that ends. */
export function onChanges(root: Element, call: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(call);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  call();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
