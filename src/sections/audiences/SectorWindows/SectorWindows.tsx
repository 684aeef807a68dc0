import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Sector } from '../SectorColumns/SectorColumns.tsx';
import { Window, type WindowView } from './Window.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './SectorWindows.module.css';

/** A sector with its window. */
export interface SectorWindow extends Sector {
  /** What its window shows. Default: the fanlight only. */
  view?: WindowView;
}

/** Content of {@link SectorWindows}. */
export interface SectorWindowsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** One or two introductory sentences. @maxLength 110 */
  lead?: string;
  /** In order. */
  items: SectorWindow[];
}

/** Props of {@link SectorWindows}. */
export type SectorWindowsProps = ContentProps<SectorWindowsContent>;

/** Most and fewest windows in a row, where there is room. */
const MOST = 6;
const LEAST = 4;

/** The sectors a company serves, as arched windows side by side, each with what matters there. No band by default. */
export function SectorWindows({ heading, lead, items, ...rest }: SectorWindowsProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          leadAt="aside"
        />
        <dl
          className={classes.windows}
          style={{ '--columns': Math.max(LEAST, evenColumns(items.length, MOST)) } as CSSProperties}
        >
          {items.map(({ title, text, view }) => (
            <div key={title} className={classes.sector}>
              <dt className={classes.name}>
                <Window view={view} className={classes.window} />
                {title}
              </dt>
              <dd className={classes.detail}>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
