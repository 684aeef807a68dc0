import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Reason } from '../Reasons/Reasons.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './ReasonSheets.module.css';

/** Content of {@link ReasonSheets}. */
export interface ReasonSheetsContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** A sentence below the heading. @maxLength 55 */
  lead?: string;
  /** In order. Three look best; any number works. */
  items: Reason[];
}

/** Props of {@link ReasonSheets}. */
export type ReasonSheetsProps = ContentProps<ReasonSheetsContent>;

/** Reasons on overlapping sheets, beside the heading. Default band: `tint`. */
export function ReasonSheets({ heading, lead, items, band = 'tint', ...rest }: ReasonSheetsProps) {
  const last = items.length - 1;
  return (
    <Section {...rest} band={band}>
      <Container className={classes.columns}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul className={classes.reasons}>
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className={classes.reason}
              data-band="page"
              style={{ '--share': Math.round((100 * index) / (last || 1)) / 100 } as CSSProperties}
            >
              <Heading depth={1} className={classes.title}>
                {title}
              </Heading>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
