import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Window, type WindowView } from './Window.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Sectors.module.css';

/** A sector and how it benefits, or a kind of institution and what it asks about first. */
export interface Sector {
  /** Name of the sector, industry or kind of institution. @maxLength 40 */
  title: string;
  /** How the sector benefits, or what an institution of this kind asks about first. @maxLength 70 */
  text: string;
  /**
   * The view drawn in the sector's window, in the variant `windows`. By default, the window has only the
   * fanlight at its top.
   */
  view?: WindowView;
}

/** Content of {@link Sectors}. */
export interface SectorsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** One or two introductory sentences. @maxLength 110 */
  lead?: string;
  /** The sectors, in order. Three to six look best as columns or windows. */
  items: Sector[];
  /**
   * `list` (default): a plain list, in columns where there is room. `columns`: the columns of a courthouse, or, on
   * phones, the rows of stone in its wall. `windows`: arched windows, each with a view.
   */
  variant?: 'list' | 'columns' | 'windows';
}

/** Props of {@link Sectors}. */
export type SectorsProps = ContentProps<SectorsContent>;

/** The sectors a company serves, and what matters to each. */
export function Sectors({ heading, lead, items, variant = 'list', ...rest }: SectorsProps) {
  const columns = {
    '--columns': evenColumns(items.length, 6),
    '--columns-between': evenColumns(items.length, 3),
  } as CSSProperties;
  const pairs = items.map(({ title, text, view }) => (
    <div key={title} className={classes.sector}>
      <dt className={classes.name}>
        {variant === 'windows' && <Window view={view} className={classes.window} />}
        {title}
      </dt>
      <dd className={classes.detail}>{text}</dd>
    </div>
  ));
  return (
    <Section {...rest}>
      <Container className={classes[variant]} style={columns}>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        {variant === 'list' ? (
          <dl className={classes.sectors}>{pairs}</dl>
        ) : (
          <div className={classes.house}>
            <dl className={classes.sectors}>{pairs}</dl>
          </div>
        )}
      </Container>
    </Section>
  );
}
