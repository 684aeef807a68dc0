import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './FeaturedProgram.module.css';

/** A topic of the program, or a step. */
export interface ProgramPart {
  /** Name of the topic or step. @maxLength 40 */
  title: string;
  /** What participants learn, or who does what, in one or two sentences. @maxLength 120 */
  text?: string;
}

/** What {@link FeaturedProgram} shows: one program with its topics or steps. */
export interface FeaturedProgramContent extends SectionContent {
  /** Section heading: the name of the program, or what it does. @maxLength 40 */
  heading: string;
  /** What the program is and who it is for, in one to three sentences. @maxLength 225 */
  lead?: string;
  /** Link to where visitors apply, usually another site in a new tab. `steps` only. */
  action?: ActionContent;
  /** The program's topics or steps, in order; they are numbered. */
  items: ProgramPart[];
  /** A decorative square drawing. Without it, the text takes up the full width. `topics` only. */
  drawing?: DrawingContent;
  /**
   * `topics` (default): the topics in a column beside the drawing. Their numbers cycle through three colors, which
   * match the orbits in the drawing `agenticOrbits`. `steps`: the steps side by side, each below a quarter circle that
   * is fuller than the previous one.
   */
  variant?: 'topics' | 'steps';
}

/** Props of {@link FeaturedProgram}: its content, and attributes of the root element. */
export type FeaturedProgramProps = ContentProps<FeaturedProgramContent>;

/** One program: a description, and its topics or steps. Default band: `brand` for `topics`, `strong` for `steps`. */
export function FeaturedProgram({ variant = 'topics', ...rest }: FeaturedProgramProps) {
  return variant === 'steps' ? <Steps {...rest} /> : <Topics {...rest} />;
}

type VariantProps = Omit<FeaturedProgramProps, 'variant'>;

function Topics({
  heading,
  lead,
  items,
  drawing,
  action: _,
  band = 'brand',
  className,
  ...rest
}: VariantProps) {
  return (
    <Section {...rest} band={band} className={clsx(classes.section, className)}>
      <Container className={classes.layout} data-drawn={drawing ? true : undefined}>
        {drawing && <Drawing drawing={drawing} className={classes.drawing} />}
        <div>
          <Heading>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          {items.length > 0 && (
            <ol className={classes.topics}>
              {items.map((topic, index) => (
                <li key={topic.title} className={classes.topic}>
                  <span className={classes.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <Words {...topic} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </Container>
    </Section>
  );
}

function Steps({ heading, lead, action, items, drawing: _, band = 'strong', ...rest }: VariantProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container>
        <div className={classes.head}>
          <Heading>{heading}</Heading>
          {(lead ?? action) && (
            <div className={classes.about}>
              {lead && <p className={classes.line}>{lead}</p>}
              {action && <Actions actions={[action]} variant="hero" />}
            </div>
          )}
        </div>
        {items.length > 0 && (
          <div className={classes.frame}>
            <ol className={classes.steps} style={{ '--columns': Math.min(items.length, 4) } as CSSProperties}>
              {items.map((step, index) => (
                <li key={step.title} className={classes.step}>
                  <Quarter at={index + 1} count={items.length} />
                  <Words {...step} />
                </li>
              ))}
            </ol>
          </div>
        )}
      </Container>
    </Section>
  );
}

function Words({ title, text }: ProgramPart) {
  return (
    <div>
      <Heading depth={1} className={classes.title}>
        {title}
      </Heading>
      {text && <p className={classes.text}>{text}</p>}
    </div>
  );
}

/** A step's number inside a quarter circle. The filled part represents the steps so far, including this one. */
function Quarter({ at, count }: { at: number; count: number }) {
  return (
    <svg className={classes.quarter} viewBox="0 0 92 92" aria-hidden="true">
      <Gauge
        to={90}
        radius={75}
        width={34}
        center={{ x: 0, y: 92 }}
        share={at / count}
        ink="var(--ink)"
        track="var(--line)"
      />
      <text x="6" y="84">
        {at}
      </text>
    </svg>
  );
}
