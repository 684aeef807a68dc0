import type { CSSProperties } from 'react';
import { Gauge, type GaugeProps } from '../../../design/art/Gauge/Gauge.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Metrics.module.css';

/** Color of a dial. */
export type DialTone = 'warm' | 'hot' | 'cool' | 'deep' | 'pale' | 'ink';

/** A figure drawn to scale. */
export type Dial =
  /** A ring of which `share`, from 0 to 1, is filled. If the whole ring is filled, its center is, too. */
  | { kind: 'turn'; share: number; tone: DialTone }
  /**
   * Concentric quarter rings. `of` is the number of rings; `filled` says how many are filled, from the innermost on.
   */
  | { kind: 'rings'; filled: number; of: number; tone: DialTone };

/** A result: a figure, what it measures, and what it is based on. */
export interface Metric {
  /** The figure, as written: "85%". @maxLength 10 */
  value: string;
  /** What the figure measures. @maxLength 25 */
  title: string;
  /** What the figure is based on, in one sentence. @maxLength 80 */
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
  /**
   * Note below the figures: what they cover, when they were counted, who counted, and how to read the dials.
   * @maxLength 235
   */
  caption?: string;
  /** The results, in order. */
  items: Metric[];
}

/** Props of {@link Metrics}. */
export type MetricsProps = ContentProps<MetricsContent>;

/** Figures, each with an optional dial that shows the figure to scale. On phones, there are two figures per row. */
export function Metrics({ heading, lead, caption, items, ...rest }: MetricsProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul className={classes.metrics}>
          {items.map((metric) => (
            <li key={metric.title} className={classes.metric}>
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

/** A ring that is filled clockwise from the top, up to `share`. If the whole ring is filled, its center is, too. */
function Turn({ share }: { share: number }) {
  return (
    <>
      <Sweep radius={80} width={36} center={{ x: 100, y: 100 }} share={share} />
      {share >= 1 && <circle className={classes.core} cx="100" cy="100" r="24" />}
    </>
  );
}

/** Quarter rings around the lower left corner. `of` is their number; `filled` says how many are filled, from inside. */
function Rings({ filled, of }: { filled: number; of: number }) {
  const pitch = 200 / of;
  return Array.from({ length: of }, (_, index) => (
    <Sweep
      key={index}
      to={90}
      radius={pitch * (index + 0.65)}
      width={pitch * 0.6}
      center={{ x: 0, y: 200 }}
      share={index < filled ? 1 : 0}
    />
  ));
}

/** A ring or a quarter ring with a filled part. The stylesheet animates the filled part when it scrolls into view. */
const Sweep = ({ share, ...arc }: Pick<GaugeProps, 'radius' | 'width' | 'center' | 'to' | 'share'>) => (
  <Gauge
    {...arc}
    share={share}
    ink="var(--tone)"
    track="light-dark(var(--surface-2), var(--line))"
    className={classes.share}
    style={{ '--share': Math.min(share, 1) } as CSSProperties}
  />
);
