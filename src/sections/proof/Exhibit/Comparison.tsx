import classes from './Comparison.module.css';

/** A record or a report that an answer is taken from. */
export interface ComparisonRow {
  /** Where the record is kept. @maxLength 25 */
  label: string;
  /** What the record says. @maxLength 30 */
  value: string;
  /** A detail about the record. @maxLength 50 */
  text?: string;
}

/** One side of a comparison. */
export interface ComparisonSide {
  /** Name of the side: "Before", "After". @maxLength 30 */
  title: string;
  /** The records that the answer is taken from. */
  items: ComparisonRow[];
  /** The answer. @maxLength 110 */
  answer: string;
}

/** The same question, answered before and after a change. */
export interface ComparisonContent {
  kind: 'comparison';
  /** The question. @maxLength 70 */
  question: string;
  before: ComparisonSide;
  after: ComparisonSide;
}

/** The question, above the two sides of the comparison. Each side has its own records and answer. */
export function Comparison({ question, before, after }: ComparisonContent) {
  return (
    <div className={classes.comparison}>
      <p className={classes.question}>{question}</p>
      <Side {...before} className={classes.before} band="strong" />
      <Side {...after} className={classes.after} band="highlight" />
    </div>
  );
}

function Side({
  title,
  items,
  answer,
  className,
  band,
}: ComparisonSide & { className?: string; band: 'strong' | 'highlight' }) {
  return (
    <div className={className} data-band={band}>
      <p className={classes.title}>{title}</p>
      <dl className={classes.rows}>
        {items.map(({ label, value, text }) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
      <p className={classes.answer}>{answer}</p>
    </div>
  );
}
