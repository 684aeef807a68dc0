import { Action } from '../../../design/controls/Action/Action.tsx';
import { actionIcon } from '../../../design/controls/Action/actionIcon.ts';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './ConductSummary.module.css';

/** A rule in one sentence. */
export interface ConductRule {
  /** Start of the sentence, in bold: the rule itself, with its punctuation. @maxLength 20 */
  title: string;
  /** Rest of the sentence. @maxLength 70 */
  text: string;
}

/** Content of {@link ConductSummary}: a heading, a lead, the rules, and a link to the full text. */
export interface ConductSummaryContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** Where the rules apply, in one sentence. @maxLength 85 */
  lead?: string;
  /** Link to the full text. */
  action?: ActionContent;
  /** The rules, in order. */
  items: ConductRule[];
}

/** Props of {@link ConductSummary}. */
export type ConductSummaryProps = ContentProps<ConductSummaryContent>;

/**
 * Rules of conduct in a few large sentences, with a link to the full text beside them. Default band: `tint`.
 */
export function ConductSummary({
  heading,
  lead,
  action,
  items,
  band = 'tint',
  ...rest
}: ConductSummaryProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Columns split="5:7" className={classes.columns}>
        <SectionHead heading={heading} lead={lead} className={classes.head}>
          {action && (
            <Action action={action} variant="outline" icon={actionIcon(action)} className={classes.action} />
          )}
        </SectionHead>
        <Ledger className={classes.rules}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </Ledger>
      </Columns>
    </Section>
  );
}
