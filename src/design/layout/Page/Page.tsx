import { Children, type ReactNode } from 'react';
import { Late } from '../Late/Late.tsx';
import { Meta, type PageMeta } from '../../text/Meta/Meta.tsx';

/** What {@link Page} takes. */
export interface PageProps {
  /** What the document's head says of the page. */
  meta: PageMeta;
  /** The page's sections, in order. */
  children: ReactNode;
}

/** How many sections the first screen of a wide window shows: a navigation renders them first. */
const firstScreen = 2;

/** A page: its head, and its sections in order. All but the first are {@link Late}. */
export function Page({ meta, children }: PageProps) {
  return (
    <>
      <Meta {...meta} />
      {Children.toArray(children).map((section, at) =>
        at === 0 ? (
          section
        ) : (
          <Late key={at} deferred={at >= firstScreen}>
            {section}
          </Late>
        ),
      )}
    </>
  );
}
