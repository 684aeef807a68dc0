/** The number of columns, at most `most`, that fills the rows as evenly as possible. */
export const evenColumns = (count: number, most: number): number =>
  Math.ceil(count / Math.ceil(count / most));
