/**
 * The brand's logo mark in a square of 36 units: arcs in the text's color, except for the outermost one, which is in
 * the accent color.
 */
export const mark = (
  <>
    <path fill="currentColor" d="M0 36H9A9 9 0 0 0 0 27ZM22 36A22 22 0 0 0 0 14V22A14 14 0 0 1 14 36Z" />
    <path fill="var(--accent-mark)" d="M36 36A36 36 0 0 0 18 4.82L13.5 12.62A27 27 0 0 1 27 36Z" />
  </>
);
