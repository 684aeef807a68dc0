/** Integers as runs of consecutive numbers, each as its first and last: 1, 2, 3 and 7 are [[1, 3], [7, 7]]. */
export type Runs = [first: number, last: number][];

/** Converts ascending numbers to runs. */
export function toRuns(numbers: readonly number[]): Runs {
  const runs: Runs = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Converts runs to numbers. */
export const fromRuns = (runs: Runs): number[] =>
  runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
