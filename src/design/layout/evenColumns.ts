/** The number of columns, at most `most`, with which `count` items fill their rows as evenly as possible. */
export const evenColumns = (count: number, most: number): number =>
  Math.ceil(count / Math.ceil(count / most));
