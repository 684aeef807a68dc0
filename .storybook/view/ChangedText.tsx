import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pseudo } from '../../scripts/pseudo.ts';

/** German compounds, which show where long words break a layout. */
const compounds = [
  'Datenschutzgrundverordnung',
  'Qualitätssicherung',
  'Weiterbildungsangebot',
  'Geschäftsführung',
  'Unternehmensberatung',
  'Zusammenarbeit',
  'Wissensmanagement',
  'Veranstaltungsort',
];

/** Replaces long words in a string with German compounds. */
function germanize(text: string): string {
  return text.replaceAll(/\p{L}{6,}/gu, (word) => compounds[word.length % compounds.length] ?? word);
}

/** Functions that change text, keyed by the toolbar's value. */
const changes: Record<string, (text: string) => string> = { longer: pseudo, german: germanize };

interface ChangedTextProps {
  /** The value from the toolbar. */
  text: unknown;
  /** Whether to change the whole document, including dialogs and toasts, instead of only the children. */
  whole: boolean;
  children: ReactNode;
}

/**
 * Shows children with larger, longer, German or right-to-left text. To replace words, it changes the text nodes in the
 * DOM, including those added later.
 */
export function ChangedText({ text, whole, children }: ChangedTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    if (text === 'double') page.style.fontSize = '200%';
    if (text === 'rtl') page.dir = 'rtl';
    const observer = watchText(whole ? body : ref.current, changes[String(text)]);
    return () => {
      page.style.removeProperty('font-size');
      page.removeAttribute('dir');
      observer?.disconnect();
    };
  }, [text, whole]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Changes all text nodes in an element, and later those that are added or updated. Returns the observer for that. */
function watchText(root: Element | null, change?: (text: string) => string): MutationObserver | undefined {
  if (!root || !change) return undefined;
  const written = new WeakMap<Node, string>();
  const write = (node: Node): void => {
    const { nodeValue, parentElement } = node;
    if (!nodeValue?.trim() || nodeValue === written.get(node)) return;
    if (parentElement?.closest('script, style, noscript')) return;
    const changed = change(nodeValue);
    written.set(node, changed);
    node.nodeValue = changed;
  };
  const writeAll = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) write(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) write(walker.currentNode);
  };
  writeAll(root);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records)
      if (type === 'characterData') write(target);
      else addedNodes.forEach(writeAll);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return observer;
}
