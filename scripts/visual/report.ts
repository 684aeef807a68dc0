/** What Playwright's JSON report says of stories. */

interface Suite {
  title: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { annotations: { type: string; description?: string }[] }[];
  }[];
  suites?: Suite[];
}

/** The part of Playwright's JSON report that counts. */
export interface Report {
  suites: Suite[];
}

/** What became of a story. */
export interface Outcome {
  /** Family, section and name. */
  title: string;
  ok: boolean;
  /** The changes that it was seen to show. */
  shows: string[];
}

const outcomesOf = ({ title, specs, suites = [] }: Suite): Outcome[] => [
  ...specs.map((spec) => ({
    title: `${title} › ${spec.title}`,
    ok: spec.ok,
    shows: spec.tests
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description }) => (type === 'shows' && description ? description : [])),
  })),
  ...suites.flatMap(outcomesOf),
];

/** The stories of a report. */
export const outcomes = ({ suites }: Report): Outcome[] => suites.flatMap(outcomesOf);
