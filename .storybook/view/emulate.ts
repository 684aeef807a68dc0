/** What a page can do by itself to look as it would for a visitor with other settings. */

/** A preference of visitors, and what a media query says of it. */
interface Preference {
  /** Matches the queries that are true for such a visitor. */
  on: RegExp;
  /** Matches those that are not. */
  off: RegExp;
}

const preferences = {
  reducedMotion: {
    on: /\(prefers-reduced-motion(?:: reduce)?\)/,
    off: /\(prefers-reduced-motion: no-preference\)/,
  },
  forcedColors: { on: /\(forced-colors(?:: active)?\)/, off: /\(forced-colors: none\)/ },
} satisfies Record<string, Preference>;

const always = '(min-width: 0)';
const never = '(max-width: 0)';

const answered = (query: string, { on, off }: Preference): string =>
  query.replace(off, never).replace(on, always);

function rewrite(rules: CSSRuleList, preference: Preference, undo: (() => void)[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const before = media.mediaText;
      const after = answered(before, preference);
      if (after !== before) {
        media.mediaText = after;
        undo.push(() => (media.mediaText = before));
      }
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, preference, undo);
  }
}

/**
 * Answers a preference's media queries as for a visitor who has it: those of stylesheets, also of later ones, and those
 * of scripts that ask from now on. Answers how that is undone.
 */
export function emulate(name: keyof typeof preferences): () => void {
  const preference = preferences[name];
  const undo: (() => void)[] = [];
  const seen = new Set<CSSStyleSheet>();
  const rewriteAll = (): void => {
    for (const sheet of document.styleSheets) {
      if (seen.has(sheet)) continue;
      seen.add(sheet);
      rewrite(sheet.cssRules, preference, undo);
    }
  };
  rewriteAll();
  const observer = new MutationObserver(rewriteAll);
  observer.observe(document.head, { childList: true, subtree: true });
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => real(answered(query, preference));
  return () => {
    observer.disconnect();
    window.matchMedia = real;
    for (const each of undo) each();
  };
}

/** Adds styles to the document. Answers how they are removed. */
export function addStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** As the system's colors replace a page's. */
export const forcedColors = `
  :root { color-scheme: light dark; }
  *, *::before, *::after {
    background-color: Canvas !important;
    border-color: CanvasText !important;
    color: CanvasText !important;
    box-shadow: none !important;
    text-shadow: none !important;
    accent-color: auto !important;
  }
  svg, svg *, img, video, iframe, span:empty { background-color: transparent !important; }
  a, a * { color: LinkText !important; }
  button, button * { background-color: ButtonFace !important; color: ButtonText !important; }
  input, select, textarea { background-color: Field !important; color: FieldText !important; }
`;

const label = (selector: string, content: string, color: string): string => `
  ${selector} { outline: 2px dashed ${color} !important; outline-offset: 2px; }
  ${selector}::before {
    content: ${content};
    position: relative; z-index: 9;
    display: inline-block; inline-size: max-content; block-size: auto; margin: 0 8px 0 0; padding: 2px 6px;
    background: ${color}; color: #fff;
    font: 600 12px/1.3 ui-monospace, monospace; letter-spacing: 0; vertical-align: middle;
  }`;

/** Outlines with names, for what assistive technology goes by. */
export const outlines = {
  headings: [1, 2, 3, 4, 5, 6].map((level) => label(`h${level}`, `'h${level}'`, '#8b2b40')).join(''),
  landmarks: [
    ...['header', 'nav', 'main', 'footer', 'aside', 'search', 'form'].map((tag) =>
      label(tag, `'${tag}'`, '#005779'),
    ),
    label('section[aria-label]', `'region: ' attr(aria-label)`, '#1c5f31'),
    label('section[aria-labelledby]', `'region'`, '#1c5f31'),
  ].join(''),
  parts: label('[data-part]', 'attr(data-part)', '#005779'),
};
