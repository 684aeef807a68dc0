import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ContentProps,
  DrawingContent,
  FactContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './StepCards.module.css';

/** A step, shown as a card: a colored tile with a large letter, above the step's title and text. */
export interface ArcCard {
  /** The title's first letter, for the large decorative letter on the tile. */
  letter: string;
  /** Title, which begins with `letter`. @maxLength 30 */
  title: string;
  /** When the step happens, in a few words: "Weeks 1–4". @maxLength 25 */
  span?: string;
  /** What happens in the step, in one or two sentences. @maxLength 110 */
  text: string;
  /** The tasks in the step, one line each. @maxLength 75 */
  details: string[];
  /** How to tell that the step is done. Its `label` is, for example, "Done when". @maxLength 60 */
  result?: FactContent;
  /** Drawing at the lower edge of the tile. */
  drawing?: DrawingContent;
}

/** Content of {@link StepCards}. */
export interface StepCardsContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 25 */
  heading: string;
  /** The cards, in order, three per row. In a row, each card's tile is taller than the previous card's. */
  items: ArcCard[];
}

/** Props of {@link StepCards}. */
export type StepCardsProps = ContentProps<StepCardsContent>;

/** Colors of the three tiles in each row. They are also the colors of the steps in StepPanels. */
const inks = ['var(--art-pale-3)', 'var(--art-warm)', 'var(--art-hot)'] as const;

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
          {items.map(({ letter, title, span, text, details, result, drawing }, index) => {
            const at = index % inks.length;
            return (
              <li
                key={title}
                className={classes.step}
                style={{ '--at': at, '--ink': inks[at] } as CSSProperties}
              >
                <div className={classes.tile} aria-hidden="true">
                  {drawing && <Drawing drawing={drawing} align="xMaxYMax" className={classes.drawing} />}
                  <span className={classes.letter}>{letter}</span>
                </div>
                <Heading depth={1} className={classes.title}>
                  {title}
                </Heading>
                <p className={classes.description}>
                  {span && <span className={classes.span}>{span}</span>} {text}
                </p>
                {details.length > 0 && (
                  <Ledger className={classes.details}>
                    {details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </Ledger>
                )}
                {result && (
                  <p className={classes.result}>
                    <span className={classes.label}>{result.label}</span> {result.value}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}
