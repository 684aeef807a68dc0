import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps, SectionContent } from '../../../design/content/shapes.ts';
import classes from './StepCards.module.css';

/** One step: a card. */
export interface ArcCard {
  /** The step's letter, set large; decorative, since it begins the title. */
  letter: string;
  /** What it stands for. @maxLength 30 */
  title: string;
  /** What happens in it, in a sentence or two. @maxLength 110 */
  text: string;
  /** What comes of it, one line each. @maxLength 75 */
  details: string[];
}

/** Content of {@link StepCards}. */
export interface StepCardsContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 25 */
  heading: string;
  /** The cards, in order; each tile stands higher than the one before. */
  items: ArcCard[];
}

/** Props of {@link StepCards}. */
export type StepCardsProps = ContentProps<StepCardsContent>;

/** The backgrounds of tiles, used in rotation; the third is the default one. */
const bands = ['tint', 'highlight', undefined] as const;

/** Steps as cards side by side, each under a tile that stands higher and has one ring more than the one before. */
export function StepCards({ heading, items, ...rest }: StepCardsProps) {
  const most = Math.max(0, ...items.map(({ details }) => details.length));
  return (
    <Section {...rest}>
      <VisuallyHidden component="div">
        <Heading>{heading}</Heading>
      </VisuallyHidden>
      <Container>
        <ol className={classes.steps} style={{ '--details': most } as CSSProperties}>
          {items.map(({ letter, title, text, details }, index) => {
            const at = index % bands.length;
            return (
              <li key={title} className={classes.step} style={{ '--at': at } as CSSProperties}>
                <div className={classes.tile} data-band={bands[at]} aria-hidden="true">
                  <Rings count={at + 2} />
                  <span className={classes.letter}>{letter}</span>
                </div>
                <Heading depth={1} className={classes.title}>
                  {title}
                </Heading>
                <p className={classes.description}>{text}</p>
                {details.length > 0 && (
                  <Ledger className={classes.details}>
                    {details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </Ledger>
                )}
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}

/** Inner and outer radius of the rings, from the corner on; the first is a disc. */
const rings = [
  [0, 60],
  [78, 126],
  [144, 190],
  [206, 236],
] as const;

/** Quarter rings around the lower end corner. */
function Rings({ count }: { count: number }) {
  return (
    <svg className={classes.rings} viewBox="-420 -300 420 300">
      {rings.slice(0, count).map(([inner, outer]) => (
        <circle key={outer} r={(inner + outer) / 2} strokeWidth={outer - inner} />
      ))}
    </svg>
  );
}
