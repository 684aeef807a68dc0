import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Arch, Ring, Wave } from './drawings.tsx';
import { planArch, planWave, wave } from './geometry.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Steps.module.css';

/** The first and the last week of a step. */
export interface WeekRange {
  first: number;
  last: number;
}

/** A step of a process. */
export interface Step {
  /** Name of the step. @maxLength 25 */
  title: string;
  /** What happens in the step, in one or two sentences. @maxLength 120 */
  text: string;
  /**
   * Number of the stage that the step belongs to, counting from 1. All steps of a stage have the same color. Stages
   * have the colors of the steps in StepCards and StepPanels, in the same order. Without a stage, the color depends on
   * the step's position or, in `weeks`, is the same for all.
   */
  stage?: number;
  /** When the step happens, as text for the variant `weeks`: "Weeks 5–10". @maxLength 20 */
  span?: string;
  /** When the step happens, as 1-based week numbers for the bar in the variant `weeks`. */
  weeks?: WeekRange;
}

/** Content of {@link Steps}. */
export interface StepsContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** One or two introductory sentences. @maxLength 105 */
  lead?: string;
  /** The steps, in order. Three to eight look best. */
  items: Step[];
  /**
   * Names of the stages, in order, for a legend below the lead. Beside each name are the numbers of the stage's steps,
   * on the stage's color. Not for `weeks`, whose steps have no visible numbers. @maxLength 30
   */
  stages?: string[];
  /**
   * `arch` (default): steps along an arch as wide as the page. `wave`: steps along half circles that alternate between
   * up and down. `ring`: a list beside a ring that is divided equally among the steps. `weeks`: each step that has
   * `weeks` gets a bar on a time scale.
   */
  variant?: 'arch' | 'wave' | 'ring' | 'weeks';
}

/** Props of {@link Steps}. */
export type StepsProps = ContentProps<StepsContent>;

const warm = 'var(--art-warm)';
const hot = 'var(--art-hot)';
const cool = 'var(--art-cool)';

/** Colors of the stages, which are the colors of the steps in StepCards. After the third stage, they repeat. */
const stageInks = ['var(--art-pale-3)', warm, hot] as const;

/** Returns the color of a stage. The first stage is number 1. */
const stageInk = (stage: number): string => stageInks[(stage - 1) % stageInks.length] ?? warm;

/** Each variant's drawing, default band, and step colors. If there are more steps than colors, the colors repeat. */
const variants = {
  arch: { Figure: Arch, band: 'tint', inks: ['var(--white)', warm, hot, cool, 'var(--art-cool-pale)'] },
  wave: { Figure: Wave, band: undefined, inks: [warm, cool, hot, 'var(--text)', 'var(--art-pale-2)'] },
  ring: {
    Figure: Ring,
    band: 'brand',
    inks: ['var(--art-pale)', warm, cool, 'var(--white)', hot, 'var(--art-cool-pale)'],
  },
  weeks: { Figure: undefined, band: 'brand', inks: ['var(--art-pale)'] },
} as const;

/**
 * Steps in order, with a drawing that depends on the number of steps or, for `weeks`, with bars on a time scale. On
 * narrow screens, the steps are a list: below the arch or the ring, with a half circle of the wave beside each step, or
 * with a thin bar below each step's text. Default band: `tint` for `arch`, `brand` for `ring` and `weeks`, `page` for
 * `wave`.
 */
export function Steps({
  heading,
  lead,
  items,
  stages = [],
  variant = 'arch',
  band = variants[variant].band,
  ...rest
}: StepsProps) {
  const { Figure, inks } = variants[variant];
  const count = items.length;
  // On a ring, the last step is next to the first, so these two steps need different colors.
  const ink = (index: number): string => {
    const stage = items[index]?.stage;
    if (stage !== undefined) return stageInk(stage);
    const isClosing = variant === 'ring' && index > 0 && index === count - 1 && index % inks.length === 0;
    return inks[isClosing ? 1 : index % inks.length] ?? warm;
  };
  const shares = variant === 'arch' ? planArch(count) : [];
  const style = {
    '--steps': count,
    '--tail': wave.band / planWave(count).width,
    '--weeks': Math.max(1, ...items.map(({ weeks }) => weeks?.last ?? 1)),
  } as CSSProperties;
  return (
    <Section {...rest} band={band}>
      <Container className={classes[variant]} style={style}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        >
          {Figure && <Legend stages={stages} items={items} />}
        </SectionHead>
        <div className={classes.figure}>
          {Figure && <Figure count={count} ink={ink} />}
          <Ledger component="ol" className={classes.steps}>
            {items.map(({ title, text, span, weeks }, index) => (
              <li
                key={title}
                className={classes.step}
                style={
                  { '--at': index + 1, '--ink': ink(index), '--foot': shares[index]?.foot } as CSSProperties
                }
              >
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <Heading depth={1} className={classes.title}>
                    {title}
                  </Heading>
                  <p className={classes.text}>{text}</p>
                </div>
                {variant === 'weeks' && <Bar span={span} weeks={weeks} />}
              </li>
            ))}
          </Ledger>
        </div>
      </Container>
    </Section>
  );
}

/** The stages that have steps: each with the numbers of its first and last step, and its name. */
function Legend({ stages, items }: { stages: string[]; items: Step[] }) {
  const parts = stages.flatMap((name, index) => {
    const numbers = items.flatMap(({ stage }, at) => (stage === index + 1 ? [at + 1] : []));
    const ends = [...new Set([numbers[0], numbers.at(-1)])];
    return numbers.length > 0 ? [{ name, range: ends.join('–'), ink: stageInk(index + 1) }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <ul className={classes.legend}>
      {parts.map(({ name, range, ink }) => (
        <li key={name}>
          <span className={classes.range} style={{ '--ink': ink } as CSSProperties}>
            {range}
          </span>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** When a step happens: the span, with the bar below it. */
function Bar({ span, weeks }: Pick<Step, 'span' | 'weeks'>) {
  return (
    <div
      className={classes.track}
      style={weeks && ({ '--first': weeks.first, '--last': weeks.last } as CSSProperties)}
    >
      {span && (
        <p className={classes.span}>
          <span>{span}</span>
        </p>
      )}
      {weeks && <span className={classes.bar} />}
    </div>
  );
}
