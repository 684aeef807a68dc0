import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Benefits.module.css';

/** A benefit. */
export interface Benefit {
  /** The benefit in a few words. @maxLength 30 */
  title: string;
  /** What it means, in one sentence. @maxLength 95 */
  text: string;
}

/** Content of {@link Benefits}. */
export interface BenefitsContent extends SectionContent {
  /** Section heading. @maxLength 55 */
  heading: string;
  /** A sentence below the heading. */
  lead?: string;
  /** In order. Each is a ring of the drawing, from the center out. */
  items: Benefit[];
}

/** Props of {@link Benefits}. */
export type BenefitsProps = ContentProps<BenefitsContent>;

/** Colors of the benefits, which then repeat. */
const inks = ['var(--art-hot)', 'var(--art-warm)', 'var(--action)', 'var(--art-cool)'];
const ink = (index: number): string => inks[index % inks.length] ?? 'currentcolor';

/** Benefits beside rings, one per benefit, at the page's edge; on phones, at the bottom of the section. */
export function Benefits({ heading, lead, items, band = 'tint', className, ...rest }: BenefitsProps) {
  return (
    <Section {...rest} band={band} className={clsx(classes.root, className)}>
      <Container className={classes.columns}>
        <div className={classes.words}>
          <Heading className={classes.heading}>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          <Ledger className={classes.benefits}>
            {items.map(({ title, text }, index) => (
              <li key={title} className={classes.benefit} style={{ '--ink': ink(index) } as CSSProperties}>
                <Heading depth={1} className={classes.title}>
                  {title}
                </Heading>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </Ledger>
        </div>
      </Container>
      <Rings count={items.length} />
    </Section>
  );
}

/** Radius of the outermost ring's outer edge. */
const edge = 272;

/** A disc with evenly spaced rings around it, inside a scale. */
function Rings({ count }: { count: number }) {
  const pitch = 282 / count;
  const gap = 84 / count;
  return (
    <svg
      className={classes.rings}
      viewBox="-300 -300 600 600"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => {
        const outer = edge - pitch * (count - 1 - index);
        const width = index === 0 ? outer : pitch - gap;
        return <circle key={index} r={outer - width / 2} strokeWidth={width} stroke={ink(index)} />;
      })}
      <circle
        r="287.5"
        strokeWidth="7"
        pathLength={180}
        strokeDasharray="0.12 0.88"
        strokeDashoffset="0.06"
      />
      <circle r="291" strokeWidth="14" pathLength={180} strokeDasharray="0.12 4.88" strokeDashoffset="0.06" />
    </svg>
  );
}
