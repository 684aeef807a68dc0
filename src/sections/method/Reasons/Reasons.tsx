import type { CSSProperties } from 'react';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { dome } from '../../../design/media/arc/arc.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Reasons.module.css';

/** A reason for something. */
export interface Reason {
  /** The reason in a few words. @maxLength 55 */
  title: string;
  /** What is behind it, in a sentence or two. @maxLength 150 */
  text: string;
}

/** What {@link Reasons} shows. */
export interface ReasonsProps extends SectionProps {
  /** Names the section. @maxLength 45 */
  heading: string;
  /** A sentence under the heading. @maxLength 55 */
  lead?: string;
  /** In order. Three are drawn best; any number stands. */
  reasons: Reason[];
  /**
   * How they stand: `sheets` (default) slid over each other, `stairs` where each is a step higher than the one before
   * and carries a ring more, `arch`, an arch of stones above a row, or `rows`, ruled, beside the heading.
   */
  variant?: 'sheets' | 'stairs' | 'arch' | 'rows';
  /** Stands under the heading where the variant is `rows`; the others draw their own. */
  drawing?: DrawingFile;
}

/** The ground each variant is drawn for, unless told. */
const bands = { sheets: 'sky', stairs: 'surface', arch: 'sky', rows: 'page' } as const;

/** Reasons, each with a title and a sentence, in one of four compositions. */
export function Reasons({
  heading,
  lead,
  reasons,
  variant = 'sheets',
  drawing,
  band = bands[variant],
  ...rest
}: ReasonsProps) {
  const last = reasons.length - 1;
  // Few words have room inside the arch.
  const inside = variant === 'arch' && heading.length + (lead?.length ?? 0) <= 64;
  return (
    <Section {...rest} band={band}>
      <Container className={classes[variant]}>
        <div className={classes.head} data-inside={inside || undefined}>
          <Heading className={classes.heading}>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          {variant === 'rows' && drawing && (
            <Drawing drawing={drawing} align="xMinYMax" className={classes.drawing} />
          )}
        </div>
        {variant === 'arch' && <Arch reasons={reasons.length} />}
        <ul
          className={classes.reasons}
          data-many={reasons.length > 4 || undefined}
          style={{ '--reasons': reasons.length } as CSSProperties}
        >
          {reasons.map(({ title, text }, index) => (
            <li
              key={title}
              className={classes.reason}
              data-band={variant === 'sheets' ? 'page' : undefined}
              style={
                { '--step': index, '--share': Math.round((100 * index) / (last || 1)) / 100 } as CSSProperties
              }
            >
              {variant === 'stairs' && <Rise step={index} steps={reasons.length} />}
              <Heading depth={1} className={classes.title}>
                {title}
              </Heading>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const gold = 'var(--mantine-color-marigold-4)';
const red = 'var(--mantine-color-cardinal-5)';
const sky = 'var(--mantine-color-sky-2)';
const river = 'var(--mantine-color-river-5)';
const dark = 'var(--action)';

/** Inks of a step's rings, from the pivot outwards; steps and rings take them in turn. */
const risers = [
  [gold, sky, red, river],
  [red, gold, dark, sky],
  [dark, river, red, gold],
];

/** Middle and width of each ring but the core; further ones follow at equal distances. */
const rings = [
  [144, 48],
  [214, 36],
] as const;
const ring = (index: number): readonly [radius: number, width: number] =>
  rings[index] ?? [277 + 62 * (index - rings.length), 38];

/** A quarter turn whose pivot is the step's corner, with one ring more than the step below has. */
function Rise({ step, steps }: { step: number; steps: number }) {
  const inks = risers[step % risers.length] ?? [];
  const [radius, width] = ring(steps - 1);
  const side = radius + width / 2 + 4;
  return (
    <svg className={classes.rise} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <circle cy={side} r="90" fill={inks[0]} />
      {Array.from({ length: step + 1 }, (_, index) => {
        const [r, strokeWidth] = ring(index);
        return (
          <circle
            key={index}
            cy={side}
            r={r}
            strokeWidth={strokeWidth}
            fill="none"
            stroke={inks[(index + 1) % inks.length]}
          />
        );
      })}
    </svg>
  );
}

/** Center of the drawing's turns. */
const pivot = [600, 612] as const;

/** A keystone with as many stones on either side as the other reasons need. */
function Arch({ reasons }: { reasons: number }) {
  const aside = Math.max(1, Math.ceil((reasons - 1) / 2));
  const stone = 60 / aside - 2;
  const side = Array<number>(aside).fill(stone).join(' 2 ');
  const stones = `0 1 ${side} 62 ${side} 180`;
  const key = '0 61.5 57 180';
  return (
    <svg className={classes.stones} viewBox="0 0 1200 620" aria-hidden="true">
      <Arc radius={490} width={140} ink={dark} dashes={stones} />
      <Arc radius={460} width={20} ink={river} dashes={stones} />
      <Arc radius={498} width={204} ink={gold} dashes={key} />
      <Arc radius={432} width={24} ink="var(--mantine-color-white)" dashes={key} />
      <Arc radius={550} width={20} ink={red} dashes="0 82 16 180" />
      <Arc radius={376} width={8} ink="currentcolor" />
    </svg>
  );
}

/** Lengths along the arc are in degrees. */
function Arc(arc: { radius: number; width: number; ink: string; dashes?: string }) {
  return (
    <path
      d={dome(arc.radius, pivot)}
      fill="none"
      stroke={arc.ink}
      strokeWidth={arc.width}
      pathLength={180}
      strokeDasharray={arc.dashes}
    />
  );
}
