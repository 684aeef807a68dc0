/** What one measurement came to, by column of the report; undefined where there was nothing to measure. */
export type Values = Record<string, number | undefined>;

/** One measured value and its place in the report. The same place holds one of each run. */
export interface Sample {
  /** What was measured: `lighthouse`, for example. Its columns may stand in several tables. */
  measure: string;
  row: string;
  column: string;
  /** Undefined where there was nothing to measure. */
  value: number | undefined;
}

/** The middle value, or the mean of the two in the middle; undefined when there is none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** How much `value` is of `base`. Nothing of nothing is as much; undefined where there is no ratio. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  if (value === undefined || base === undefined) return undefined;
  if (base === 0) return value === 0 ? 1 : undefined;
  return value / base;
}

/** The median of one place in the report. */
export const medianOf = (
  samples: readonly Sample[],
  { measure, row, column }: Omit<Sample, 'value'>,
): number | undefined =>
  median(
    samples.flatMap((sample) =>
      sample.measure === measure &&
      sample.row === row &&
      sample.column === column &&
      sample.value !== undefined
        ? [sample.value]
        : [],
    ),
  );
