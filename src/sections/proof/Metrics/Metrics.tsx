import type { CSSProperties } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { layoutBreakpoints } from '../../../design/theme/breakpoints.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Metrics.module.css';

/** Color of a dial. */
export type DialTone = 'warm' | 'hot' | 'cool' | 'deep' | 'pale' | 'ink';

/** A figure drawn to scale. */
export type Dial =
  /** A part of a full turn: `share` is between 0 and 1. A full turn closes around a core. */
  | { kind: 'turn'; share: number; tone: DialTone }
  /** A number of filled rings, counted from the center. */
  | { kind: 'rings'; filled: number; of: number; tone: DialTone };

/** A result: a figure, what it measures, and what it is based on. */
export interface Metric {
  /** The figure, as written: "85%". @maxLength 10 */
  value: string;
  /** What it measures. @maxLength 25 */
  title: string;
  /** What it is based on, in one sentence. @maxLength 80 */
  text?: string;
  /** The figure as a drawing. Omit it if the figure can't be drawn to scale. */
  dial?: Dial;
}

/** Content of {@link Metrics}. */
export interface MetricsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 140 */
  lead?: string;
  /** Whose results these are, from when, and who counted; and how to read the dials. @maxLength 190 */
  caption?: string;
  /** The results, in order. */
  items: Metric[];
  /** Name of the list, which scrolls sideways on phones. @maxLength 10 */
  listLabel: string;
}

/** Props of {@link Metrics}. */
export type MetricsProps = ContentProps<MetricsContent>;

/** Figures, each with a dial that fills to its percentage; on phones a row that scrolls sideways, with a counter. */
export function Metrics({ heading, lead, caption, items, listLabel, ...rest }: MetricsProps) {
  // Only a scrolling list takes keyboard focus.
  const scrolls = useMediaQuery(`(max-width: ${layoutBreakpoints.phone})`);
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          leadAt="aside"
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul className={classes.metrics} aria-label={listLabel} {...(scrolls && { tabIndex: 0 })}>
          {items.map((metric, index) => (
            <li key={metric.title} className={classes.metric} data-place={`${index + 1} / ${items.length}`}>
              {metric.dial && <DialDrawing dial={metric.dial} />}
              <Heading depth={1} size="inherit" className={classes.name}>
                <span className={classes.value}>{metric.value}</span>{' '}
                <span className={classes.measure}>{metric.title}</span>
              </Heading>
              {metric.text && <p>{metric.text}</p>}
            </li>
          ))}
        </ul>
        {caption && <p className={classes.caption}>{caption}</p>}
      </Container>
    </Section>
  );
}

/** Makes paths 100 units long, so that a share is its percentage. */
const sweep = (share: number) => ({
  pathLength: 100,
  strokeDasharray: `${share * 100} 200`,
  style: { '--share': share * 100 } as CSSProperties,
});

function DialDrawing({ dial }: { dial: Dial }) {
  return (
    <svg
      className={classes.dial}
      viewBox="0 0 200 200"
      data-kind={dial.kind}
      data-tone={dial.tone}
      aria-hidden="true"
    >
      {dial.kind === 'turn' ? <Turn share={dial.share} /> : <Rings filled={dial.filled} of={dial.of} />}
    </svg>
  );
}

/** A clockwise turn from the top. */
function Turn({ share }: { share: number }) {
  const turn = 'M100 20a80 80 0 1 1 0 160a80 80 0 1 1 0-160';
  return (
    <>
      <path className={classes.track} d={turn} strokeWidth="36" />
      {share > 0 && (
        <path className={classes.share} d={turn} strokeWidth="36" {...sweep(Math.min(share, 1))} />
      )}
      {share >= 1 && <circle className={classes.core} cx="100" cy="100" r="24" />}
    </>
  );
}

/** Quarter rings around the lower left corner. */
function Rings({ filled, of }: { filled: number; of: number }) {
  const pitch = 200 / of;
  return Array.from({ length: of }, (_, index) => {
    const radius = pitch * (index + 0.65);
    const isFilled = index < filled;
    return (
      <path
        key={index}
        className={isFilled ? classes.share : classes.track}
        d={`M0 ${200 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`}
        strokeWidth={pitch * 0.6}
        {...(isFilled ? sweep(1) : {})}
      />
    );
  });
}
