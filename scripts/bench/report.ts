import { format, resolveConfig } from 'prettier';
import { medianOf, ratio, type Sample } from './samples.ts';

/** A column: its heading, and how many digits its values have after the point. */
type Column = [heading: string, digits: number];

/** A table of the report. */
export interface Table {
  title: string;
  /** What the values mean. */
  about: string;
  /** Whose samples it shows. */
  measure: string;
  /** What a row is. */
  row: string;
  /** By the samples' column. */
  columns: Record<string, Column>;
}

/** The report's tables, in order. */
export const tables: Table[] = [
  {
    title: 'Lighthouse, mobile',
    about:
      'A mid-range phone on slow 4G, simulated by Lighthouse. FCP: first text or picture. LCP: the largest one of the first screen. TBT: how long the main thread was deaf to input. CLS: how far things jumped. Speed Index: how soon the first screen was filled. Scores go up to 100, all else is better the lower it is. HTTP/1.1 comes without TLS, as `npm run serve` does; HTTP/2 with it.',
    measure: 'lighthouse',
    row: 'Page',
    columns: {
      performance: ['Performance', 0],
      accessibility: ['Accessibility', 0],
      'best-practices': ['Best practices', 0],
      seo: ['SEO', 0],
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
      'KB (1,000 bytes) as transferred, headers included, until the page is idle; CSS stands in the document. The last column counts the requests that began before the first paint. Other hosts are answered by an empty stand-in and not counted.',
    measure: 'lighthouse',
    row: 'Page',
    columns: {
      document: ['Document', 1],
      script: ['Scripts', 1],
      stylesheet: ['CSS files', 1],
      font: ['Fonts', 1],
      image: ['Images', 1],
      other: ['Other', 1],
      total: ['All KB', 1],
      requests: ['Requests', 0],
      early: ['Before first paint', 0],
    },
  },
  {
    title: 'To the next page’s heading',
    about:
      'From the home page on a desktop, until the next page’s h1 is painted: after a click on a link of the bar, beside a full load of the same page from there. Warm: the pointer has rested on the link until the code was there. Slow 4G: 1.6 Mbit/s and 150 ms, and a click 100 ms after the pointer came. INP: from the click to the next frame.',
    measure: 'navigation',
    row: 'Next page',
    columns: {
      click: ['Click ms', 0],
      inp: ['INP ms', 0],
      load: ['Full load ms', 0],
      share: ['Click / load', 2],
    },
  },
  {
    title: 'Interactions',
    about:
      'Each on a freshly loaded, idle page on a processor four times slower. INP: from the input to the next frame (16 and less count as 16). Shown: to the frame with the effect. Right after the first paint no script has run yet: INP tells whether the page answers at all, Shown when the menu is open.',
    measure: 'interaction',
    row: 'Interaction',
    columns: { inp: ['INP ms', 0], shown: ['Shown ms', 0] },
  },
  {
    title: 'Change of color scheme',
    about:
      'From dark to light on a processor four times slower, by the control in the bar or by the system: until every rendered text of the home page has its final color. The first frame after the change is 1.',
    measure: 'scheme',
    row: 'By',
    columns: { frames: ['Frames', 0], ms: ['ms', 0] },
  },
  {
    title: 'Long tasks while loading',
    about:
      'On a phone with a processor four times slower, until the page is idle: tasks of more than 50 ms, and what they take beyond that.',
    measure: 'long tasks',
    row: 'Page',
    columns: { count: ['Tasks', 0], over: ['Over 50 ms, in all', 0] },
  },
];

/** A measured state of the site. */
export interface Version {
  /** Name of its commit. */
  name: string;
  samples: Sample[];
}

const missing = '–';
const cell = (value: number | undefined, digits: number): string =>
  value === undefined ? missing : value.toFixed(digits);

/**
 * A table in Markdown: medians, and with a second version its medians and the ratios below them. Columns and tables that
 * nothing was measured for are left out.
 */
export function tableLines(
  { measure, row: rowName, columns }: Table,
  versions: readonly Version[],
): string[] {
  const [current, base] = versions;
  const samples = versions.flatMap((version) =>
    version.samples.filter((sample) => sample.measure === measure),
  );
  const rows = [...new Set(samples.map(({ row }) => row))];
  const shown = Object.entries(columns).filter(([column]) =>
    samples.some((sample) => sample.column === column),
  );
  if (!current || rows.length === 0) return [];

  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const medians = ({ samples: own }: Version, row: string): (number | undefined)[] =>
    shown.map(([column]) => medianOf(own, { measure, row, column }));
  const cells = (values: (number | undefined)[]): string[] =>
    values.map((value, index) => cell(value, shown[index]?.[1][1] ?? 0));

  return [
    line([rowName, ...(base ? ['Commit'] : []), ...shown.map(([, [heading]]) => heading)]),
    line(['---', ...(base ? ['---'] : []), ...shown.map(() => '--:')]),
    ...rows.flatMap((row) => {
      const now = medians(current, row);
      if (!base) return [line([row, ...cells(now)])];
      const then = medians(base, row);
      const ratios = now.map((value, index) => cell(ratio(value, then[index]), 2));
      return [
        line([row, current.name, ...cells(now)]),
        line(['', base.name, ...cells(then)]),
        line(['', '**ratio**', ...ratios.map((value) => (value === missing ? value : `**${value}**`))]),
      ];
    }),
  ];
}

/** What was measured, when and where: the report's first lines. */
export type Circumstances = [name: string, value: string][];

/** The whole report in Markdown, formatted as every other file is. */
export async function report(circumstances: Circumstances, versions: readonly Version[]): Promise<string> {
  const parts = tables.flatMap((table) => {
    const lines = tableLines(table, versions);
    return lines.length > 0 ? [`## ${table.title}`, table.about, lines.join('\n')] : [];
  });
  const text = [
    '# How fast the site is',
    'Written by `npm run bench -- --write`; do not edit. README names its command.',
    circumstances.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
    'Every value is the median of the runs, and holds for this machine on that day: processors, other programs and the browser’s version move all times. Two states of the site compare only within one run, where both are measured in turns (`--against=<commit>`), and by their ratios: below 1 is less, which for all but scores is better. Only sizes, the number of requests and CLS hardly depend on the machine.',
    ...parts,
  ].join('\n\n');
  return format(text, { ...(await resolveConfig('docs/performance.md')), parser: 'markdown' });
}
