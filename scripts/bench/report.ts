import { format, resolveConfig } from 'prettier';

/** What one measurement came to, by column of the report; undefined where there was nothing to measure. */
export type Values = Record<string, number | undefined>;

/** A table of the report. */
interface Table {
  title: string;
  /** What the values mean. */
  about: string;
  /** Whose values it shows; two tables may share a measure. */
  measure: string;
  /** What a row is. */
  row: string;
  /** By the values' names: a heading, and how many digits come after the point. */
  columns: Record<string, [heading: string, digits: number]>;
}

/** The report's tables, in order. */
const tables: Table[] = [
  {
    title: 'Lighthouse, mobile',
    about:
      'A mid-range phone on slow 4G, simulated by Lighthouse. FCP: first text or picture. LCP: the largest one of the first screen. TBT: how long the main thread was deaf to input. CLS: how far things jumped. Speed Index: how soon the first screen was filled. The score goes up to 100, all else is better the lower it is. HTTP/1.1 comes without TLS, as `npm run serve` does; HTTP/2 with it.',
    measure: 'lighthouse',
    row: 'Page',
    columns: {
      performance: ['Performance', 0],
      fcp: ['FCP ms', 0],
      lcp: ['LCP ms', 0],
      tbt: ['TBT ms', 0],
      cls: ['CLS', 3],
      'speed-index': ['Speed Index ms', 0],
    },
  },
  {
    title: 'Weight and requests',
    about:
      'KB (1,000 bytes) as Lighthouse counts them, headers included, until the page is idle; most CSS is in the document. Other hosts are answered by an empty stand-in.',
    measure: 'lighthouse',
    row: 'Page',
    columns: {
      document: ['Document', 1],
      script: ['Scripts', 1],
      font: ['Fonts', 1],
      image: ['Images', 1],
      total: ['All KB', 1],
      requests: ['Requests', 0],
    },
  },
  {
    title: 'To the next page’s heading',
    about:
      'From the home page on a desktop, from a click on a link of the bar until the next page’s h1 is painted. Warm: the pointer has rested on the link until the code was there. Slow 4G: 1.6 Mbit/s and 150 ms, and a click 100 ms after the pointer came. INP: from the click to the next frame.',
    measure: 'navigation',
    row: 'Next page',
    columns: { shown: ['Heading ms', 0], inp: ['INP ms', 0] },
  },
  {
    title: 'Interactions',
    about:
      'Each on a freshly loaded, idle page on a processor four times slower. INP: from the input to the next frame (16 and less count as 16). Shown: to the frame with the effect. Right after the first paint no script has run yet: INP tells whether the page answers at all, Shown when the menu is open.',
    measure: 'interaction',
    row: 'Interaction',
    columns: { inp: ['INP ms', 0], shown: ['Shown ms', 0] },
  },
];

/** One measurement of a row. The same row has one of each run. */
interface Sample {
  measure: string;
  row: string;
  values: Values;
}

/** A measured state of the site. */
export interface Version {
  /** Name of its commit. */
  name: string;
  samples: Sample[];
}

/** The middle value, or the mean of the two in the middle; undefined when there is none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** `value` divided by `base`; two zeros are equal. Undefined where a value is missing or `base` alone is zero. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  if (value === undefined || base === undefined) return undefined;
  if (base === 0) return value === 0 ? 1 : undefined;
  return value / base;
}

const cell = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–';

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown: medians, and with a second version its medians and the ratios below them. */
function tableLines({ measure, row: rowName, columns }: Table, versions: readonly Version[]): string[] {
  const [current, base] = versions;
  const samples = versions.map(({ samples: all }) => all.filter((sample) => sample.measure === measure));
  const rows = [...new Set(samples.flat().map(({ row }) => row))];
  if (!current || rows.length === 0) return [];
  const headings = Object.values(columns).map(([heading]) => heading);
  const body = rows.flatMap((row) => {
    const [now = [], then = []] = samples.map((all) =>
      Object.keys(columns).map((column) =>
        median(all.flatMap(({ row: of, values }) => (of === row ? (values[column] ?? []) : []))),
      ),
    );
    const cells = (values: typeof now): string[] =>
      Object.values(columns).map(([, digits], at) => cell(values[at], digits));
    if (!base) return [line([row, ...cells(now)])];
    return [
      line([row, current.name, ...cells(now)]),
      line(['', base.name, ...cells(then)]),
      line(['', '**ratio**', ...now.map((value, at) => `**${cell(ratio(value, then[at]), 2)}**`)]),
    ];
  });
  const commit = base ? ['Commit'] : [];
  return [
    line([rowName, ...commit, ...headings]),
    line(['---', ...commit.map(() => '---'), ...headings.map(() => '--:')]),
    ...body,
  ];
}

/** The whole report in Markdown, formatted as every other file is. `circumstances` say what was measured, when and where. */
export async function report(
  circumstances: Record<string, string>,
  versions: readonly Version[],
): Promise<string> {
  const parts = tables.flatMap((table) => {
    const lines = tableLines(table, versions);
    return lines.length > 0 ? [`## ${table.title}`, table.about, lines.join('\n')] : [];
  });
  const text = [
    '# How fast the site is',
    'Written by `npm run bench -- --write`; do not edit. README names its command.',
    Object.entries(circumstances)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    'Every value is the median of the runs, and holds for this machine on that day: processors, other programs and the browser’s version move all times. Two states of the site compare only within one run, where both are measured in turns (`--against=<commit>`), and by their ratios: below 1 is less, which for all but the score is better. Only sizes, the number of requests and CLS hardly depend on the machine.',
    ...parts,
  ].join('\n\n');
  return format(text, { ...(await resolveConfig('docs/performance.md')), parser: 'markdown' });
}
