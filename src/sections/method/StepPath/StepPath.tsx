import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { marksPerStep } from '../../../design/media/arc/places.ts';
import type { Step } from '../StepRing/StepRing.tsx';
import { arch, archPath, planArch, planWave, wave } from './geometry.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './StepPath.module.css';

/** Content of {@link StepPath}. */
export interface StepPathContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** One or two introductory sentences. @maxLength 105 */
  lead?: string;
  /** In order; looks best with 3 to 8. */
  items: Step[];
  /** The path: an `arch` (default), or a `wave` of half turns. */
  variant?: 'arch' | 'wave';
}

/** Props of {@link StepPath}. */
export type StepPathProps = ContentProps<StepPathContent>;

const warm = 'var(--art-warm)';
const hot = 'var(--art-hot)';
const cool = 'var(--art-cool)';

/** Default band of each variant. */
const bands = { arch: 'tint', wave: undefined } as const;

/** Colors of the steps, which then repeat. */
const inks = {
  arch: ['var(--white)', warm, hot, cool, 'var(--action)'],
  wave: [warm, cool, hot, 'var(--text)', 'var(--art-pale-2)'],
};

/** Component that draws each variant's path. */
const figures = { arch: Arch, wave: Wave };

/** Props of these drawings. */
interface FigureProps {
  count: number;
  ink: (index: number) => string;
}

/**
 * Steps in order along a path as wide as the page, whose shape depends on their number. On phones they are a list with
 * a small part of the path.
 */
export function StepPath({
  heading,
  lead,
  items,
  variant = 'arch',
  band = bands[variant],
  ...rest
}: StepPathProps) {
  const Figure = figures[variant];
  const ink = (index: number): string => inks[variant][index % inks[variant].length] ?? warm;
  const shares = variant === 'arch' ? planArch(items.length) : [];
  const style = {
    '--steps': items.length,
    '--tail': wave.band / planWave(items.length).width,
  } as CSSProperties;
  return (
    <Section {...rest} band={band}>
      <Container className={classes[variant]} style={style}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          leadAt="aside"
        />
        <div className={classes.figure}>
          <Figure count={items.length} ink={ink} />
          <Ledger component="ol" className={classes.steps}>
            {items.map(({ title, text }, index) => (
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
              </li>
            ))}
          </Ledger>
        </div>
      </Container>
    </Section>
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
