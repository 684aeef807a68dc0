/** Into how many columns so many items go, at most `most`, so that every row is filled as evenly as can be. */
export const evenColumns = (count: number, most: number): number =>
  Math.ceil(count / Math.ceil(count / most));
