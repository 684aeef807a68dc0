import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pseudo } from '../scripts/pseudo.ts';

/**
 * Shows what is inside in accented words, 40 % longer: the words of the page's DOM, wherever they come from, also those
 * that come later. In a story's own window that is all of it, dialogs and toasts included (`whole`); on a documentation
 * page only the story.
 */
export function LongerWords({ whole, children }: { whole: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = whole ? document.body : ref.current;
    if (!root) return;
    const written = new WeakMap<Node, string>();
    const lengthen = (text: Node): void => {
      const { nodeValue: words } = text;
      if (!words?.trim() || words === written.get(text)) return;
      if (text.parentElement?.closest('script, style, noscript')) return;
      const longer = pseudo(words);
      written.set(text, longer);
      text.nodeValue = longer;
    };
    const lengthenAll = (node: Node): void => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node.nodeType === Node.TEXT_NODE) lengthen(node);
      while (walker.nextNode()) lengthen(walker.currentNode);
    };
    lengthenAll(root);
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records)
        if (type === 'characterData') lengthen(target);
        else addedNodes.forEach(lengthenAll);
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [whole]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
