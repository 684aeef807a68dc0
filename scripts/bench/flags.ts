import { readOptions, wholeNumber } from '../options.ts';

/** Version of HTTP that the site is served over. */
export type Http = '1' | '2';

/** What a run of the benchmark measures, and where its results go. */
export interface Flags {
  /** How often everything is measured; the median counts. Default: 5. */
  runs: number;
  /** Paths to measure. Interactions are measured on these pages only; by default wherever they are. */
  pages?: string[];
  /** HTTP versions that Lighthouse measures over. Default: both. */
  http: Http[];
  /** A commit to measure side by side with the site as it is. */
  against?: string;
  lighthouse: boolean;
  interactions: boolean;
  /** Whether to build the site first. */
  build: boolean;
  /** Whether to write the results to docs/performance.md. */
  write: boolean;
  /** File that all values are written to as JSON. */
  json?: string;
}

const list = (value: string): string[] => value.split(',').map((each) => each.trim());

const isHttp = (value: string): value is Http => value === '1' || value === '2';

/** Reads the command's options. */
export function readFlags(args?: string[]): Flags {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = readOptions(
    {
      name: 'npm run bench',
      about:
        'Measures how fast the site is: Lighthouse, navigations, interactions, color schemes, long tasks.',
      options: {
        runs: {
          type: 'string',
          default: '5',
          value: '<number>',
          about: 'how often everything is measured; the median counts',
          must: wholeNumber,
        },
        pages: {
          type: 'string',
          value: '/,/podcast',
          about: 'only these pages, and the interactions on them',
          must: [
            (value: string) => list(value).every((page) => page.startsWith('/')),
            'paths that begin with a slash, such as /podcast',
          ],
        },
        http: {
          type: 'string',
          default: '1,2',
          value: '<versions>',
          about: 'versions of HTTP that Lighthouse measures over',
          must: [(value: string) => list(value).every(isHttp), '1, 2 or 1,2'],
        },
        against: {
          type: 'string',
          value: '<commit>',
          about: 'builds that commit too and measures both in turns, with ratios',
        },
        'no-lighthouse': { ...flag, about: 'without Lighthouse' },
        'no-interactions': { ...flag, about: 'without interactions, navigations and color schemes' },
        'no-build': { ...flag, about: 'dist/ as it was last built' },
        write: { ...flag, about: 'writes the results to docs/performance.md' },
        json: { type: 'string', value: '<file>', about: 'writes every single value to a file' },
      },
    },
    args,
  );
  return {
    runs: Number(values.runs),
    pages: values.pages === undefined ? undefined : list(values.pages),
    http: list(values.http).filter(isHttp),
    against: values.against,
    lighthouse: !values['no-lighthouse'],
    interactions: !values['no-interactions'],
    build: !values['no-build'],
    write: values.write,
    json: values.json,
  };
}
