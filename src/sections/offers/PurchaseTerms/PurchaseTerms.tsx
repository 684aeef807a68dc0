import type { CSSProperties } from 'react';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { refundDays } from './refundDays.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './PurchaseTerms.module.css';

/** The dates on the dial of refunds, in ISO 8601 ("2026-08-27"). */
export interface RefundWindow {
  /** First day on the dial. Refunds can begin before it. */
  from: string;
  /** Last day of full refunds. */
  fullUntil: string;
  /** First and last day of the event. */
  event: { from: string; to: string };
}

/** Refund rules, as text and as a dial. */
export interface RefundTerms {
  /** The rule, in a few words. */
  title: string;
  /** The rule in full. */
  text: string;
  /** The dates for the dial, which is a half circle with one mark per day. */
  window: RefundWindow;
  /** Labels in the dial's legend: full refunds, transferable tickets, and the event. */
  labels: { full: string; transfer: string; event: string };
  /**
   * Text on the dial: when full refunds begin ("From purchase"), the last day of full refunds ("Aug 27"), and the first
   * day of the event ("Sep 10"). `from` need not be a date, because refunds usually begin before the dial's first day.
   */
  dates: { from?: string; fullUntil: string; event: string };
  /**
   * Text alternative of the dial. Without it, the dial is hidden from screen readers, so `text` and the legend have to
   * say everything that the dial shows.
   */
  label?: string;
}

/** A term that isn't about refunds. */
export interface PurchaseTerm {
  /** Large number before the text: "20%". */
  figure?: string;
  /** Drawing to show instead of a number. `pass` is an ID card. */
  drawing?: 'pass';
  /** The term, in a few words. @maxLength 45 */
  title: string;
  /** The term, in one sentence. @maxLength 90 */
  text: string;
}

/** Content of {@link PurchaseTerms}. */
export interface PurchaseTermsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** Refund rules. */
  refund: RefundTerms;
  /** The other terms, in order. */
  items: PurchaseTerm[];
}

/** Props of {@link PurchaseTerms}. */
export type PurchaseTermsProps = ContentProps<PurchaseTermsContent>;

/** Terms for buyers: the refund window as a half circle of days, and other terms beside it. Default band: `subtle`. */
export function PurchaseTerms({ heading, refund, items, band = 'subtle', ...rest }: PurchaseTermsProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container className={classes.terms}>
        <Heading className={classes.heading}>{heading}</Heading>
        <div className={classes.refund}>
          <Dial {...refund} />
          <ul className={classes.legend} aria-hidden={refund.label ? true : undefined}>
            {(['full', 'transfer', 'event'] as const).map((part) => (
              <li key={part} data-part={part}>
                {refund.labels[part]}
              </li>
            ))}
          </ul>
          <Heading depth={1} className={classes.title}>
            {refund.title}
          </Heading>
          <p className={classes.text}>{refund.text}</p>
        </div>
        {items.length > 0 && (
          <ul className={classes.others}>
            {items.map((term) => (
              <li key={term.title} className={classes.term}>
                {term.figure ? (
                  <p className={classes.figure}>{term.figure}</p>
                ) : (
                  term.drawing && <Pass className={classes.pass} />
                )}
                <div className={classes.words}>
                  <Heading depth={1} className={classes.title}>
                    {term.title}
                  </Heading>
                  <p className={classes.text}>{term.text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}

/** The half circle of the dial. */
const half = { from: -90, to: 90, center: { x: 300, y: 300 } };

function Dial({ window, dates, label }: RefundTerms) {
  const { full, event, last } = refundDays(window);
  const turn = (day: number): number => Math.round((day / last) * 18_000) / 100;
  const parts = [
    { part: 'full', from: 0, length: full },
    { part: 'transfer', from: full, length: event - full },
    { part: 'event', from: event, length: last - event },
  ];
  const mark = Math.round(last * 1.6) / 1000;
  return (
    <div
      className={classes.dial}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 600 300" aria-hidden="true">
        {parts.map(({ part, from, length }) => (
          <Arc
            key={part}
            {...half}
            data-part={part}
            radius={233}
            width={74}
            of={last}
            start={from}
            length={length}
          />
        ))}
        <Marks {...half} radius={282} length={8} of={last} thickness={mark} />
        <Marks {...half} radius={286} length={16} every={7} of={last} thickness={mark} />
        <path d="M110 300H8" strokeWidth="5" transform={`rotate(${turn(full)} 300 300)`} />
      </svg>
      {dates.from && <span className={classes.start}>{dates.from}</span>}
      <span style={{ '--turn': `${turn(full)}deg` } as CSSProperties}>{dates.fullUntil}</span>
      <span style={{ '--turn': `${turn(event)}deg` } as CSSProperties}>{dates.event}</span>
    </div>
  );
}

function Pass({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 84" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <path d="M0 0h78a42 42 0 0 1 0 84H0z" />
      <path d="M20 30a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM12 66a20 20 0 0 1 40 0z" />
      <path d="M62 30h32M62 44h32M62 58h22" />
    </svg>
  );
}
