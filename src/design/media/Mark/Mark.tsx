import type { ComponentProps } from 'react';

/** What {@link Mark} takes: rest props and `className` reach the `svg`. */
export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Side in px at the default font size. Default 34. */
  size?: number;
}

/** The brand's mark: three arcs from one pivot, in the text's color with the last one accented. Decorative. */
export function Mark({ size = 34, ...rest }: MarkProps) {
  return (
    <svg
      {...rest}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      <path fill="currentColor" d="M0 36H9A9 9 0 0 0 0 27ZM22 36A22 22 0 0 0 0 14V22A14 14 0 0 1 14 36Z" />
      <path fill="var(--accent-mark)" d="M36 36A36 36 0 0 0 18 4.82L13.5 12.62A27 27 0 0 1 27 36Z" />
    </svg>
  );
}
