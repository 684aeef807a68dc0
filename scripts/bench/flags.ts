import { parseArgs } from 'node:util';

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

/** What `--help` prints. */
export const usage = `npm run bench -- [options]

  --runs=5             how often everything is measured; the median counts
  --pages=/,/podcast   only these pages, and the interactions on them
  --http=1,2           HTTP versions that Lighthouse measures over
  --against=<commit>   builds that commit too and measures both in turns, with ratios
  --no-lighthouse      without Lighthouse
  --no-interactions    without interactions, navigations and color schemes
  --no-build           dist/ as it was last built
  --write              writes the results to docs/performance.md
  --json=<file>        writes every single value to a file`;

/** What is wrong with a flag, and which there are. */
const wrongFlag = (message: string): Error => new Error(`${message}\n\n${usage}`);

const list = (value: string): string[] => value.split(',').map((each) => each.trim());

const isHttp = (value: string): value is Http => value === '1' || value === '2';

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        help: { type: 'boolean', default: false },
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        http: { type: 'string', default: '1,2' },
        against: { type: 'string' },
        'no-lighthouse': { type: 'boolean', default: false },
        'no-interactions': { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        json: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw wrongFlag(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command's arguments; undefined when they ask for help. Throws what is wrong with them. */
export function readFlags(args: string[]): Flags | undefined {
  const values = parse(args);
  if (values.help) return undefined;

  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw wrongFlag(`--runs must be a whole number from 1 on, not "${values.runs}"`);

  const http = list(values.http);
  if (!http.every(isHttp)) throw wrongFlag(`--http must be 1, 2 or 1,2, not "${values.http}"`);

  const pages = values.pages === undefined ? undefined : list(values.pages);
  const wrong = pages?.find((page) => !page.startsWith('/'));
  if (wrong !== undefined)
    throw wrongFlag(`--pages must be paths that begin with a slash, such as /podcast, not "${wrong}"`);

  return {
    runs,
    pages,
    http,
    against: values.against,
    lighthouse: !values['no-lighthouse'],
    interactions: !values['no-interactions'],
    build: !values['no-build'],
    write: values.write,
    json: values.json,
  };
}
