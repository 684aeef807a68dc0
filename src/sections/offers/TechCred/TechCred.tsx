import type { CSSProperties } from 'react';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './TechCred.module.css';

/** A step toward reimbursement. */
export interface CreditStep {
  /** Name of the step. @maxLength 30 */
  title: string;
  /** Who does what, in one sentence. @maxLength 80 */
  text?: string;
}

/** Content of {@link TechCred}: a heading, a lead, a link to apply, and the steps. */
export interface TechCredContent extends SectionContent {
  /** Section heading. @maxLength 40 */
  heading: string;
  /** What the program is, in a few sentences. @maxLength 225 */
  lead?: string;
  /** Link to apply, usually on another site. */
  action?: ActionContent;
  /** The steps, in order. They are numbered, and each fills more of its quarter circle than the previous one. */
  items: CreditStep[];
}

/** Props of {@link TechCred}: its content, and attributes of the root element. */
export type TechCredProps = ContentProps<TechCredContent>;

/** How to get a course reimbursed: what the program is, where to apply, and the steps. Default band: `strong`. */
export function TechCred({ heading, lead, action, items, band = 'strong', ...rest }: TechCredProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container>
        <div className={classes.head}>
          <Heading>{heading}</Heading>
          {(lead ?? action) && (
            <div className={classes.about}>
              {lead && <p className={classes.text}>{lead}</p>}
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
                  <div>
                    <Heading depth={1} className={classes.title}>
                      {step.title}
                    </Heading>
                    {step.text && <p className={classes.what}>{step.text}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
      </Container>
    </Section>
  );
}

/** The drawing of step `at` of `count`: its number inside a quarter circle, of which that share is filled. */
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
