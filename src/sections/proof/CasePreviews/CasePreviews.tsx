import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { DisclosureSign } from '../../../design/controls/Accordion/DisclosureSign.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
  StatContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CasePreviews.module.css';

/** The summary of a case study. */
export interface CaseSummary {
  /** Name of the case. @maxLength 65 */
  title: string;
  /** The client's industry. @maxLength 40 */
  subtitle: string;
  /** The case in one or two sentences. @maxLength 180 */
  text: string;
  /** The key figure, and a label that says what it measures. */
  impact: StatContent;
  /** Other results, in a few words each. @maxLength 50 */
  keyMetrics: string[];
  /** The long version, which visitors can open: parts, each with a title and text. */
  details: { title: string; text: string }[];
  /** A decorative drawing. Without it, the case has only text. */
  drawing?: DrawingContent;
}

/** Content of {@link CasePreviews}: a heading, a few cases, and a link to all cases. */
export interface CasePreviewsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** The cases, in order, two per row. */
  items: CaseSummary[];
  /** Label of the disclosure that opens a case's long version. @maxLength 60 */
  more: string;
  /** Link to all cases. */
  action?: ActionContent;
}

/** Props of {@link CasePreviews}: its content, and attributes of the root element. */
export type CasePreviewsProps = ContentProps<CasePreviewsContent>;

/**
 * Summaries of case studies, two per row. Each has a key figure, other results, and a disclosure with the long version,
 * which is open without JavaScript. The parts of the two cases in a row align. If the last case has a row to itself,
 * its text is beside its drawing.
 */
export function CasePreviews({ heading, items, more, action, className, ...rest }: CasePreviewsProps) {
  return (
    <Section {...rest} className={className}>
      <Container>
        <div className={classes.grid}>
          <Heading className={classes.heading}>{heading}</Heading>
          {items.map((each) => (
            <article key={each.title} className={classes.case}>
              {each.drawing && (
                <div className={classes.picture}>
                  <Drawing drawing={each.drawing} fit="cover" />
                </div>
              )}
              <div className={classes.body}>
                <p className={classes.impact}>
                  <span className={classes.value}>{each.impact.value}</span>{' '}
                  <span className={classes.label}>{each.impact.label}</span>
                </p>
                <div className={classes.words}>
                  <p className={classes.subtitle}>{each.subtitle}</p>
                  <Heading depth={1}>{each.title}</Heading>
                  <p className={classes.overview}>{each.text}</p>
                </div>
                <div className={classes.rest}>
                  {each.keyMetrics.length > 0 && (
                    <ul className={classes.metrics}>
                      {each.keyMetrics.map((metric) => (
                        <li key={metric}>{metric}</li>
                      ))}
                    </ul>
                  )}
                  {each.details.length > 0 && (
                    <details className={classes.more}>
                      <summary>
                        <span>
                          {more}
                          <VisuallyHidden>: {each.title}</VisuallyHidden>
                        </span>
                        <DisclosureSign />
                      </summary>
                      <dl>
                        {each.details.map(({ title, text }) => (
                          <div key={title}>
                            <dt>{title}</dt>
                            <dd>{text}</dd>
                          </div>
                        ))}
                      </dl>
                    </details>
                  )}
                </div>
              </div>
            </article>
          ))}
        </div>
        {action && (
          <p className={classes.all}>
            <Action action={action} variant="outline" size="lg" icon={IconArrowRight} />
          </p>
        )}
      </Container>
    </Section>
  );
}
