import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ContentProps,
  DrawingContent,
  SectionContent,
  StatContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CaseStudy.module.css';

/** A result of a case. */
export interface CaseResult extends StatContent {
  /** A figure, such as `78%`, or a few words. @maxLength 30 */
  value: string;
  /** What the value measures. @maxLength 65 */
  label: string;
}

/** Content of {@link CaseStudy}: one case, from the problem to the takeaway. */
export interface CaseStudyContent extends SectionContent {
  /** The client's industry. @maxLength 40 */
  category: string;
  /** Title of the case, which is the section's heading. @maxLength 70 */
  heading: string;
  /** The problem. @maxLength 235 */
  challenge: string;
  /** What was done about the problem. @maxLength 210 */
  solution: string;
  /** The results, in order. The first is the largest, so it should be a figure. The others are a list below it. */
  results: CaseResult[];
  /** Note below the results: who counted them, and when. @maxLength 90 */
  caption?: string;
  /** What has changed for the people involved. @maxLength 125 */
  impact: string;
  /** What others can learn from the case, in one sentence. @maxLength 85 */
  takeaway: string;
  /** Headings of the parts. */
  labels: { challenge: string; solution: string; results: string; impact: string; takeaway: string };
  /**
   * A decorative drawing. Above a `wide` case, it is cropped. Beside a `tall` case, it isn't cropped, and what is
   * drawn outside its `viewBox` fills the rest of the panel.
   */
  drawing?: DrawingContent;
  /** A version of the drawing for phones, above the text. Default: `drawing`. */
  phoneDrawing?: DrawingContent;
  /** `wide` (default): the case is as wide as the page. `tall`: the case is beside its drawing. */
  variant?: 'wide' | 'tall';
}

/** Props of {@link CaseStudy}: its content, and attributes of the root element. */
export type CaseStudyProps = ContentProps<CaseStudyContent>;

/** A full case: the challenge, the solution, the results and the takeaway. Default band of `tall`: `subtle`. */
export function CaseStudy({
  category,
  heading,
  challenge,
  solution,
  results,
  caption,
  impact,
  takeaway,
  labels,
  drawing,
  phoneDrawing,
  variant = 'wide',
  band = variant === 'tall' ? 'subtle' : undefined,
  className,
  ...rest
}: CaseStudyProps) {
  const fit = variant === 'tall' ? 'contain' : 'cover';
  return (
    <Section {...rest} band={band} space="none" className={clsx(classes[variant], className)}>
      {drawing && (
        <div className={classes.panel}>
          <Drawing drawing={drawing} fit={fit} className={clsx(phoneDrawing && classes.roomy)} />
          {phoneDrawing && <Drawing drawing={phoneDrawing} fit={fit} className={classes.phone} />}
        </div>
      )}
      <Container className={classes.body}>
        <div className={classes.head}>
          <Heading className={classes.heading}>{heading}</Heading>
          <p className={classes.category}>{category}</p>
        </div>
        <div className={classes.story}>
          <Part label={labels.challenge}>{challenge}</Part>
          <Part label={labels.solution}>{solution}</Part>
        </div>
        <div className={classes.outcome}>
          <Heading depth={1} size="inherit" className={classes.label}>
            {labels.results}
          </Heading>
          <dl className={classes.results}>
            {results.map(({ value, label }) => (
              <div key={value} className={classes.result}>
                <dt className={classes.metric}>{value}</dt>
                <dd className={classes.description}>{label}</dd>
              </div>
            ))}
          </dl>
          {caption && <p className={classes.caption}>{caption}</p>}
        </div>
        <Part label={labels.impact} className={classes.impact}>
          {impact}
        </Part>
        <Part label={labels.takeaway} className={classes.takeaway}>
          {takeaway}
        </Part>
      </Container>
    </Section>
  );
}

function Part({ label, className, children }: { label: string; className?: string; children: string }) {
  return (
    <div className={className}>
      <Heading depth={1} size="inherit" className={classes.label}>
        {label}
      </Heading>
      <p className={classes.text}>{children}</p>
    </div>
  );
}
