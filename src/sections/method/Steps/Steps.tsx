import type { CSSProperties } from 'react';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import { arch, archPath, marksPerStep, planArch, planRing, planWave, ring, wave } from './geometry.ts';
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
  /** In order; drawn for 3 to 8. Their number gives the drawing its shape. */
  steps: Step[];
  /**
   * What is drawn of the steps: `rings` that close one by one (default), an `arch` they rise along, a `wave` of half
   * turns, or equal shares of one `ring`.
   */
  variant?: 'rings' | 'arch' | 'wave' | 'ring';
}

const gold = 'var(--mantine-color-marigold-4)';
const red = 'var(--mantine-color-cardinal-5)';
const sky = 'var(--mantine-color-sky-2)';
const river = 'var(--mantine-color-river-5)';
const white = 'var(--mantine-color-white)';

/** The ground each variant is drawn for, unless told. */
const bands = { rings: undefined, arch: 'sky', wave: undefined, ring: 'river' } as const;

/** The steps' inks; they take them in turn. */
const inks = {
  rings: [river],
  arch: [white, gold, red, river, 'var(--action)'],
  wave: [gold, river, red, 'var(--text)', 'var(--mantine-color-sky-3)'],
  ring: [sky, gold, river, white, red],
};

/** What draws a whole sequence. */
const figures = { rings: undefined, arch: Arch, wave: Wave, ring: Ring };

/** What such a drawing depends on. */
interface FigureProps {
  count: number;
  ink: (index: number) => string;
}

/**
 * Steps in order, each with a title and a sentence. With room their number draws the figure: see `variant`. On a phone
 * they are a list that keeps a small part of it.
 */
export function Steps({
  heading,
  lead,
  steps,
  variant = 'rings',
  band = bands[variant],
  ...rest
}: StepsProps) {
  const Figure = figures[variant];
  const ink = (index: number): string => inks[variant][index % inks[variant].length] ?? gold;
  return (
    <Section {...rest} band={band}>
      <Container className={classes[variant]} style={{ '--steps': steps.length } as CSSProperties}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          sticky={variant === 'rings'}
        />
        <div className={classes.figure}>
          {Figure && <Figure count={steps.length} ink={ink} />}
          <Ledger component="ol" className={classes.steps}>
            {steps.map(({ title, text }, index) => (
              <li
                key={title}
                className={classes.step}
                style={
                  {
                    '--at': index + 1,
                    '--ink': ink(index),
                    '--foot': variant === 'arch' ? planArch(steps.length)[index]?.foot : undefined,
                  } as CSSProperties
                }
              >
                {variant === 'rings' ? (
                  <Dial index={index} count={steps.length} />
                ) : (
                  <span className={classes.number} aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <div>
                  <Heading depth={1} className={classes.title}>
                    {title}
                  </Heading>
                  <p className={classes.text}>{text}</p>
                </div>
              </li>
            ))}
          </Ledger>
        </div>
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

function Arch({ count, ink }: FigureProps) {
  const { width, height, radius, band } = arch;
  const line = radius + 16;
  const marks = marksPerStep(count, 80) * count;
  const gap = count / 320;
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {planArch(count).map((_, index) => (
        <path
          key={index}
          d={archPath(radius - band / 2)}
          stroke={ink(index)}
          strokeWidth={band}
          pathLength={count}
          strokeDasharray={`0 ${index + gap} ${1 - 2 * gap} ${count}`}
        />
      ))}
      <g className={classes.scale}>
        <path d={archPath(line)} strokeWidth="1.3" />
        <path
          d={archPath(line + 3)}
          strokeWidth="6"
          pathLength={marks}
          strokeDasharray="0.07 0.93"
          strokeDashoffset="0.035"
        />
        <path
          d={archPath(line + 6)}
          strokeWidth="12"
          pathLength={marks}
          strokeDasharray="0.07 3.93"
          strokeDashoffset="0.035"
        />
      </g>
      <g className={classes.beads}>
        {planArch(count).map(({ number: { x, y } }, index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r="21" />
            <text>{index + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function Wave({ count, ink }: FigureProps) {
  const { width, height, turns } = planWave(count);
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {turns.map(({ path }, index) => (
        <path key={index} d={path} stroke={ink(index)} strokeWidth={wave.band} />
      ))}
      <g className={classes.beads}>
        {turns.map(({ number: { x, y } }, index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r={wave.bead} />
            <text>{index + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function Ring({ count, ink }: FigureProps) {
  const { numbers, bead } = planRing(count);
  const gap = count / 450;
  const marks = marksPerStep(count, 120) * count;
  const mark = count * 0.0006;
  return (
    <svg className={classes.drawing} viewBox="-360 -360 720 720" aria-hidden="true">
      <g transform="rotate(-90)">
        {numbers.map((_, index) => (
          <circle
            key={index}
            r={ring.radius}
            stroke={ink(index)}
            strokeWidth={ring.band}
            pathLength={count}
            strokeDasharray={`0 ${index + gap} ${1 - 2 * gap} ${count}`}
          />
        ))}
        <g className={classes.scale}>
          <circle
            r="345.5"
            strokeWidth="7"
            pathLength={marks}
            strokeDasharray="0.07 0.93"
            strokeDashoffset="0.035"
          />
          <circle
            r="349"
            strokeWidth="14"
            pathLength={count}
            strokeDasharray={`${mark} ${1 - mark}`}
            strokeDashoffset={mark / 2}
          />
        </g>
        <circle
          r={ring.hand}
          stroke={gold}
          strokeWidth="12"
          pathLength={count}
          strokeDasharray={`${count - 1} ${count}`}
        />
      </g>
      <circle cx={bead.x} cy={bead.y} r="13" fill={red} />
      {numbers.map(({ x, y }, index) => (
        <text key={index} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
