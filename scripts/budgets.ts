/** The weight of a page, or its budget, in KB (1,000 bytes) after brotli. */
export interface Weight {
  /** Scripts that load before any interaction. */
  js: number;
  /** CSS inlined into the document. */
  css: number;
  /** The document without the inlined CSS. */
  html: number;
  /** Fonts that the document preloads. Their size is that of the WOFF2 files, which are already compressed. */
  fonts: number;
  /** Fonts for the site's copy, including preloaded ones, but not the fonts for other characters that visitors type. */
  allFonts: number;
}

/**
 * The budget of every page. It leaves room for standard components with all their features and for two more sections.
 * More scripts wouldn't delay the first paint, because scripts start only after the first paint.
 */
const budget: Weight = { js: 140, css: 24, html: 40, fonts: 36, allFonts: 45 };

/** A page's path and weight. */
export interface PageWeight {
  path: string;
  weight: Weight;
}

const kinds = ['js', 'css', 'html', 'fonts', 'allFonts'] as const;

/** Whether any page is over its budget. */
export const overBudget = (rows: PageWeight[]): boolean =>
  rows.some((row) => kinds.some((kind) => row.weight[kind] > budget[kind]));

/** Prints one line per page; marks values over budget. */
export function printBudgets(rows: PageWeight[]): void {
  console.log('KB after brotli (budget)');
  for (const row of rows) {
    const cells = kinds.map((kind) => {
      const mark = row.weight[kind] > budget[kind] ? ' OVER' : '';
      return `${kind} ${row.weight[kind].toFixed(1)} (${budget[kind]})${mark}`.padEnd(20);
    });
    console.log(`  ${row.path.padEnd(28)}${cells.join('')}`);
  }
}
