import { brotliCompressSync } from 'node:zlib';

/** What a page may weigh, in KB (1,000 bytes) after brotli. */
export interface Budget {
  /** Scripts the page loads before any interaction. */
  js: number;
  /** CSS inlined into the document. */
  css: number;
  /** The document without that CSS. */
  html: number;
  /** Preloaded fonts, as they are. */
  fonts: number;
}

const budget: Budget = { js: 95, css: 16, html: 40, fonts: 80 };
const budgetByPath: Partial<Record<string, Partial<Budget>>> = { '/': { js: 100 } };

/** A page's weight beside its budget. */
export interface PageWeight {
  path: string;
  weight: Budget;
  budget: Budget;
}

const brotliKb = (content: Buffer): number => brotliCompressSync(content).length / 1000;
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Weighs the parts of a page. */
export function budgetRow(
  path: string,
  parts: { scripts: Buffer[]; css: Buffer; html: Buffer; fonts: Buffer[] },
): PageWeight {
  return {
    path,
    weight: {
      js: sum(parts.scripts.map(brotliKb)),
      css: brotliKb(parts.css),
      html: brotliKb(parts.html),
      fonts: sum(parts.fonts.map((font) => font.length / 1000)),
    },
    budget: { ...budget, ...budgetByPath[path] },
  };
}

const kinds = ['js', 'css', 'html', 'fonts'] as const;

const exceeds = (row: PageWeight): boolean => kinds.some((kind) => row.weight[kind] > row.budget[kind]);

/** Whether any page is over its budget. */
export const overBudget = (rows: PageWeight[]): boolean => rows.some(exceeds);

/** Prints one line a page; figures over budget are marked. */
export function printBudgets(rows: PageWeight[]): void {
  console.log('KB after brotli (budget)');
  for (const row of rows) {
    const cells = kinds.map((kind) => {
      const mark = row.weight[kind] > row.budget[kind] ? ' OVER' : '';
      return `${kind} ${row.weight[kind].toFixed(1)} (${row.budget[kind]})${mark}`.padEnd(20);
    });
    console.log(`  ${row.path.padEnd(28)}${cells.join('')}`);
  }
}
