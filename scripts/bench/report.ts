import { format, resolveConfig } from 'prettier';

/** The results of one measurement, keyed by column of the report. Undefined where there was nothing to measure. */
export type Values = Record<string, number | undefined>;

/** A table of the report. */
interface Table {
  title: string;
  /** What the values mean. */
  about: string;
  /** What each row shows, such as a page. */
  row: string;
  /** Each column's heading and number of digits after the decimal point, keyed by the name of the column's value. */
  columns: Record<string, [heading: string, digits: number]>;
}

/** A kind of measurement. Each kind has a table in the report. */
export type Measure = 'page' | 'http1' | 'navigation' | 'interaction';

const pageColumns: Table['columns'] = {
  performance: ['Score', 0],
  lcp: ['LCP ms', 0],
  tbt: ['TBT ms', 0],
  cls: ['CLS', 3],
  document: ['Document', 1],
  scripts: ['Scripts', 1],
  fonts: ['Fonts', 1],
  other: ['Other', 1],
  total: ['Total KB', 1],
  requests: ['Requests', 0],
};

/** The report's tables, in order. */
const tables: Record<Measure, Table> = {
  page: {
    title: 'Lighthouse, mobile',
    about:
      'A mid-range phone on slow 4G, simulated by Lighthouse. Score: its performance category, up to 100. LCP: when the largest text or image in the initial viewport is painted. TBT: how long the main thread could not respond to input. CLS: how far things moved. The other columns are KB (1,000 bytes) as transferred, including headers, until the page is idle; most CSS is in the document, and “Other” is mostly pictures. Requests to other hosts get an empty response.',
    row: 'Page',
    columns: pageColumns,
  },
  http1: {
    title: 'Lighthouse, mobile, over HTTP/1.1',
    about: 'The same for a host or a proxy that only supports HTTP/1.1.',
    row: 'Page',
    columns: pageColumns,
  },
  navigation: {
    title: 'From a click to the next page’s heading',
    about:
      'On the home page on a desktop, from a click on a link in the header until the next page’s h1 is painted. Warm: the pointer was on the link until the code had loaded. Slow 4G: 1.6 Mbit/s, 150 ms latency, with a click 100 ms after the pointer arrived. INP: from the click to the next frame.',
    row: 'Next page',
    columns: { shown: ['Heading ms', 0], inp: ['INP ms', 0] },
  },
  interaction: {
    title: 'Interactions',
    about:
      'Each on a freshly loaded, idle page at 4x CPU slowdown. INP: from the input to the next frame (values below 16 count as 16). Shown: to the frame with the effect. Right after the first paint no script has run yet: INP shows whether the page responds at all, Shown when the menu is open.',
    row: 'Interaction',
    columns: { inp: ['INP ms', 0], shown: ['Shown ms', 0] },
  },
};

/** One run's measurement for a row of the report. The row shows the medians of all runs. */
interface Sample {
  measure: Measure;
  row: string;
  values: Values;
}

/** A version of the site that was measured. */
export interface Version {
  /** Name of the version's commit. */
  name: string;
  samples: Sample[];
}

/** The middle value, or the mean of the two in the middle. Undefined if there are no values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** `value` divided by `base`, or 1 if both are zero. Undefined if a value is missing or only `base` is zero. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  if (value === undefined || base === undefined) return undefined;
  if (base === 0) return value === 0 ? 1 : undefined;
  return value / base;
}

const cell = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–';

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table of medians. A second version adds its own medians and the ratios. */
function tableLines(measure: Measure, versions: readonly Version[]): string[] {
  const [current, base] = versions;
  const samples = versions.map(({ samples: all }) => all.filter((sample) => sample.measure === measure));
  const rows = [...new Set(samples.flat().map(({ row }) => row))];
  if (!current || rows.length === 0) return [];
  const columns = Object.entries(tables[measure].columns);
  const body = rows.flatMap((row) => {
    const [now = [], then = []] = samples.map((all) => {
      const ofRow = all.filter((sample) => sample.row === row);
      return columns.map(([column]) => median(ofRow.flatMap(({ values }) => values[column] ?? [])));
    });
    const cells = (values: typeof now): string[] =>
      columns.map(([, [, digits]], at) => cell(values[at], digits));
    if (!base) return [line([row, ...cells(now)])];
    const ratios = now.map((value, at) => `**${cell(ratio(value, then[at]), 2)}**`);
    return [
      line([row, current.name, ...cells(now)]),
      line(['', base.name, ...cells(then)]),
      line(['', '**ratio**', ...ratios]),
    ];
  });
  const labels = [tables[measure].row, ...(base ? ['Commit'] : [])];
  return [
    line([...labels, ...columns.map(([, [heading]]) => heading)]),
    line([...labels.map(() => '---'), ...columns.map(() => '--:')]),
    ...body,
  ];
}

/**
 * The complete report in Markdown, formatted with Prettier. `circumstances` describe what was measured, when and
 * where.
 */
export async function report(
  circumstances: Record<string, string>,
  versions: readonly Version[],
): Promise<string> {
  const parts = (Object.keys(tables) as Measure[]).flatMap((measure) => {
    const lines = tableLines(measure, versions);
    return lines.length > 0 ? [`## ${tables[measure].title}`, tables[measure].about, lines.join('\n')] : [];
  });
  const text = [
    '# How fast the site is',
    'Written by `npm run bench -- --write`; don’t edit it.',
    Object.entries(circumstances)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    'Every value is the median of the runs, on this machine and on this day: times depend on the processor, other programs and the browser’s version. Only compare two commits within one run, which alternates between them (`--against=<commit>`), and by their ratios: below 1 is less, which is better for everything but the score. Sizes, request counts and CLS barely depend on the machine. Unless a table says otherwise, the site is served over HTTP/2, as in production.',
    ...parts,
  ].join('\n\n');
  return format(text, { ...(await resolveConfig('docs/performance.md')), parser: 'markdown' });
}
