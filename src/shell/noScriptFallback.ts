/** Makes the rules for browsers without scripts (`@media (scripting: none)`) apply, at any nesting level. */
function applyNoScriptRules(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('scripting: none'))
      rule.media.mediaText = 'all';
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) applyNoScriptRules(rule.cssRules);
  }
}

/** Makes the page work as it does without JavaScript: each control is a link or a native element, or is left out. */
export function applyNoScriptForm(): void {
  for (const sheet of document.styleSheets) applyNoScriptRules(sheet.cssRules);
  // Renders the contents of `noscript` elements, except those before a drawing's `svg`, because loadDrawings loads that
  // drawing's file.
  for (const fallback of document.querySelectorAll('noscript:not(:has(+ svg))'))
    fallback.outerHTML = fallback.textContent;
}

/**
 * Makes the page work as it does without JavaScript, and shows the notice that the page's code couldn't be loaded
 * (`data-without-code` in Document.tsx). Part of an inline script (head.inline.ts).
 */
export function fallBackToNoScript(): void {
  applyNoScriptForm();
  const notice = document.querySelector<HTMLElement>('[data-without-code]');
  if (notice) notice.hidden = false;
}
