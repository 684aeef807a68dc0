import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import classes from './Steps.module.css';

/** A step: a phase of how the work goes. */
export interface Step {
  /** What the step is called. @maxLength 25 */
  title: string;
  /** What happens in it, in a sentence or two. @maxLength 120 */
  text: string;
}

/** What {@link Steps} shows. */
export interface StepsProps extends SectionProps {
  /** Names the section. @maxLength 35 */
  heading: string;
  /** One or two sentences with the heading. @maxLength 105 */
  lead?: string;
  /** In order; drawn for 3 to 8. */
  steps: Step[];
}

const gold = 'var(--mantine-color-marigold-4)';
const red = 'var(--mantine-color-cardinal-5)';
const river = 'var(--mantine-color-river-5)';

/** Steps in order, each with a ring that says how far one has come; the last step closes it. Ground: the page's own unless told. */
export function Steps({ heading, lead, steps, ...rest }: StepsProps) {
  return (
    <Section {...rest}>
      <Container className={classes.columns}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          sticky
        />
        <Ledger component="ol">
          {steps.map(({ title, text }, index) => (
            <li key={title} className={classes.step}>
              <Dial index={index} count={steps.length} />
              <div>
                <Heading depth={1} className={classes.title}>
                  {title}
                </Heading>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}

/** How far the sequence has come: a ring that the last step closes. */
function Dial({ index, count }: { index: number; count: number }) {
  const left = count - 1 - index;
  return (
    <svg className={classes.dial} viewBox="-44 -44 88 88" aria-hidden="true">
      <circle r="34.5" />
      <circle
        r="34.5"
        pathLength={count}
        strokeDasharray={left > 0 ? `${index + 1} ${count}` : undefined}
        stroke={left === 0 ? gold : left === 1 ? red : river}
        transform="rotate(-90)"
      />
      <text>{index + 1}</text>
    </svg>
  );
}
