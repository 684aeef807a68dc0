import { createContext, use, type ComponentProps, type ReactNode } from 'react';

/** Props of {@link Mark}. Rest props and `className` go to the `svg`. */
export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Size in px at the default font size. Default 34. */
  size?: number;
}

/** Width and height of the logo mark's `viewBox`. */
export const markSide = 36;

/** The SVG shapes of the logo mark; a disc if the application provides none. */
const MarkContext = createContext<ReactNode>(
  <circle cx={markSide / 2} cy={markSide / 2} r={markSide / 2} fill="currentColor" />,
);

/** Provides the logo mark to {@link Mark}. */
export function MarkProvider({ mark, children }: { mark?: ReactNode; children: ReactNode }) {
  return mark === undefined ? children : <MarkContext value={mark}>{children}</MarkContext>;
}

/** The logo mark: the symbol beside the company's name. Decorative, because the name is next to it. */
export function Mark({ size = 34, ...rest }: MarkProps) {
  return (
    <svg
      {...rest}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox={`0 0 ${markSide} ${markSide}`}
      aria-hidden="true"
    >
      {use(MarkContext)}
    </svg>
  );
}
