import { useId, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { Ledger } from '../../layout/Ledger/Ledger.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { DisclosureSign } from './DisclosureSign.tsx';
import classes from './Accordion.module.css';

/** One part of an accordion. */
export interface AccordionItem {
  /**
   * The item's heading, which is always visible and opens or closes the item. Its level is one below the section's own
   * heading.
   */
  heading: string;
  /** The collapsible content: a string, which becomes a paragraph, or elements. */
  content: ReactNode;
}

/** Props of {@link Accordion}. Rest props, `className` and `ref` go to the root element. */
export interface AccordionProps extends ComponentProps<'div'> {
  /** The items, in order. */
  items: AccordionItem[];
  /** Index of the initially open item. Default: none. */
  defaultOpen?: number;
}

/**
 * A list of items, at most one of which is open. The open item can be closed again. Without scripts, and in print, all
 * items are open. Uses the browser's `details` element, because Mantine's Accordion can't open without scripts, and
 * find-in-page doesn't find text in Mantine's closed items.
 */
export function Accordion({ items, defaultOpen, className, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <Ledger {...rest} component="div" className={clsx(classes.accordion, className)}>
      {items.map(({ heading, content }, index) => (
        // Items that a visitor opened before hydration stay open.
        <details
          key={heading}
          name={name}
          open={index === defaultOpen}
          className={classes.item}
          suppressHydrationWarning
        >
          <summary className={classes.summary}>
            <Heading depth={1} size="inherit" className={classes.heading}>
              {heading}
            </Heading>
            <DisclosureSign />
          </summary>
          <div className={classes.content}>{typeof content === 'string' ? <p>{content}</p> : content}</div>
        </details>
      ))}
    </Ledger>
  );
}
