import { Container } from '../../../design/layout/Container/Container.tsx';
import { dome } from '../../../design/media/arc/arc.ts';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Reason } from '../Reasons/Reasons.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './ReasonArch.module.css';

/** Content of {@link ReasonArch}. */
export interface ReasonArchContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** A sentence below the heading. @maxLength 55 */
  lead?: string;
  /** In order. Three look best; any number works. */
  items: Reason[];
}

/** Props of {@link ReasonArch}. */
export type ReasonArchProps = ContentProps<ReasonArchContent>;

/** Reasons in a row below an arch with one stone per reason. A short heading fits inside it. Default band: `tint`. */
export function ReasonArch({ heading, lead, items, band = 'tint', ...rest }: ReasonArchProps) {
  // Only a short text fits inside the arch.
  const inside = heading.length + (lead?.length ?? 0) <= 64;
  return (
    <Section {...rest} band={band}>
      <Container className={classes.arch}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          data-inside={inside || undefined}
        />
        <Arch reasons={items.length} />
        <ul className={classes.reasons}>
          {items.map(({ title, text }) => (
            <li key={title}>
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
const cool = 'var(--art-cool)';
const dark = 'var(--action)';

/** Center of the arch's rings. */
const pivot = [600, 612] as const;

/** A keystone, with the stones of the other reasons on both sides. */
function Arch({ reasons }: { reasons: number }) {
  const aside = Math.max(1, Math.ceil((reasons - 1) / 2));
  const stone = 61 / aside - 2;
  const side = Array<number>(aside).fill(stone).join(' 2 ');
  const stones = `${side} 62 ${side} 180`;
  const key = '0 61.5 57 180';
  return (
    <svg className={classes.stones} viewBox="0 0 1200 612" aria-hidden="true">
      <Arc radius={490} width={140} ink={dark} dashes={stones} />
      <Arc radius={460} width={20} ink={cool} dashes={stones} />
      <Arc radius={498} width={204} ink={warm} dashes={key} />
      <Arc radius={432} width={24} ink="var(--white)" dashes={key} />
      <Arc radius={550} width={20} ink={hot} dashes="0 82 16 180" />
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
