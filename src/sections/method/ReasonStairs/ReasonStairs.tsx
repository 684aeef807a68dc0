import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Reason } from '../Reasons/Reasons.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './ReasonStairs.module.css';

/** Content of {@link ReasonStairs}. */
export interface ReasonStairsContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** A sentence below the heading. @maxLength 55 */
  lead?: string;
  /** In order. Three look best; any number works. */
  items: Reason[];
}

/** Props of {@link ReasonStairs}. */
export type ReasonStairsProps = ContentProps<ReasonStairsContent>;

/**
 * Reasons as stairs, each a step higher than the previous one and with one more ring. With more than four, and on
 * phones, it is a list with small quarter discs. Default band: `subtle`.
 */
export function ReasonStairs({ heading, lead, items, band = 'subtle', ...rest }: ReasonStairsProps) {
  return (
    <Section {...rest} band={band}>
      <Container className={classes.stairs}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul
          className={classes.reasons}
          data-many={items.length > 4 || undefined}
          style={{ '--reasons': items.length } as CSSProperties}
        >
          {items.map(({ title, text }, index) => (
            <li key={title} className={classes.reason} style={{ '--step': index } as CSSProperties}>
              <Rise step={index} steps={items.length} />
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

const warm = 'var(--art-warm)';
const hot = 'var(--art-hot)';
const pale = 'var(--art-pale)';
const cool = 'var(--art-cool)';
const dark = 'var(--action)';

/** Ring colors per step, from the center out; steps and rings repeat them. */
const risers = [
  [warm, pale, hot, cool],
  [hot, warm, dark, pale],
  [dark, cool, hot, warm],
];

/** Radius and width of the rings outside the core; further ones are evenly spaced. */
const rings = [
  [144, 48],
  [214, 36],
] as const;
const ring = (index: number): readonly [radius: number, width: number] =>
  rings[index] ?? [277 + 62 * (index - rings.length), 38];

/** A quarter turn around the step's corner, with one more ring than the step below. */
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
