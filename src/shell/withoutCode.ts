/**
 * What a page does whose code is gone for good: it stands as it does in a browser without scripts, where each control is a link, native, or
 * left out, and says so (`data-without-code` in Document.tsx). Part of the inline script of every page (start.ts).
 */
export const withoutCodeScript = [
  'function withoutCode(){',
  '(function each(rules){',
  'for(var rule of rules){',
  "if(/scripting: none/.test(rule.conditionText))rule.media.mediaText='all';",
  'each(rule.cssRules||[])',
  '}',
  '})([...document.styleSheets].flatMap(function(sheet){return[...sheet.cssRules]}));',
  // Drawings come by themselves.
  "document.querySelectorAll('noscript:not(:has(+svg))').forEach(function(each){each.outerHTML=each.textContent});",
  "document.querySelector('[data-without-code]').hidden=false",
  '}',
].join('');
