import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './StepCards.module.css';

/** A step, shown as a card. */
export interface ArcCard {
  /** The title's first letter, for the large decorative letter on the tile. */
  letter: string;
  /** Title, which begins with `letter`. @maxLength 30 */
  title: string;
  /** What happens in the step, in one or two sentences. @maxLength 110 */
  text: string;
  /** Results, one line each. @maxLength 75 */
  details: string[];
  /** Drawing at the lower edge of the tile. */
  drawing?: DrawingContent;
}

/** Content of {@link StepCards}. */
export interface StepCardsContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 25 */
  heading: string;
  /** The cards, in order, three per row. In a row, each tile is taller than the previous one. */
  items: ArcCard[];
}

/** Props of {@link StepCards}. */
export type StepCardsProps = ContentProps<StepCardsContent>;

/** Bands of three tiles in a row, of which the third has none. They repeat in every row. */
const bands = ['tint', 'highlight', undefined] as const;

/** Steps as cards, three per row, each below a tile that is taller than the previous one in its row. */
export function StepCards({ heading, items, ...rest }: StepCardsProps) {
  const most = Math.max(0, ...items.map(({ details }) => details.length));
  return (
    <Section {...rest}>
      <VisuallyHidden component="div">
        <Heading>{heading}</Heading>
      </VisuallyHidden>
      <Container>
        <ol className={classes.steps} style={{ '--details': most } as CSSProperties}>
          {items.map(({ letter, title, text, details, drawing }, index) => {
            const at = index % bands.length;
            return (
              <li key={title} className={classes.step} style={{ '--at': at } as CSSProperties}>
                <div className={classes.tile} data-band={bands[at]} aria-hidden="true">
                  {drawing && <Drawing drawing={drawing} align="xMaxYMax" className={classes.drawing} />}
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
