import { Children, createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { Late } from '../Late/Late.tsx';
import { nextPaint } from '../timing/nextPaint.ts';
import { Meta, type PageMeta } from '../../text/Meta/Meta.tsx';

export interface PageProps {
  /** The page's metadata for the document's head. */
  meta: PageMeta;
  /** The page's sections, in order. */
  children: ReactNode;
}

/**
 * Id of a page's second section. With `<link rel="expect" href="#second-section" blocking="render">`, a document delays
 * its first paint until this section has arrived, so that header and first section don't move while a slow document
 * loads.
 */
export const secondSection = 'second-section';

/** Number of sections on the first screen of a wide window. If {@link FirstScreenFirst} is set, these render first. */
const firstScreen = 2;

/**
 * Whether a page renders its first screen, and the rest only after that has been painted. Default: false. The
 * application sets it for navigations to the top of a page, but not to an anchor or back to a scroll position.
 */
export const FirstScreenFirst = createContext(false);

/** A page: its metadata, and its sections in order. Each section but the first is in a {@link Late}. */
export function Page({ meta, children }: PageProps) {
  const sections = Children.toArray(children);
  const inParts = use(FirstScreenFirst);
  const [shown, setShown] = useState(inParts ? firstScreen : Infinity);

  useEffect(() => {
    if (inParts) void nextPaint().then(() => startTransition(() => setShown(Infinity)));
  }, [inParts]);

  return (
    <>
      <Meta {...meta} />
      {sections.map((section, at) =>
        at === 0 ? (
          section
        ) : (
          <Late key={at} id={at === 1 ? secondSection : undefined}>
            {at < shown ? section : null}
          </Late>
        ),
      )}
    </>
  );
}
