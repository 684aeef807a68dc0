import { Container } from '../../../design/layout/Container/Container.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
  StatContent,
} from '../../../design/shapes/shapes.ts';
import classes from './TrainingHero.module.css';

/** A figure that the training promises. */
export interface TrainingPromise extends StatContent {
  /** The figure, as written: "12 weeks". @maxLength 20 */
  value: string;
  /** What the figure measures. @maxLength 50 */
  label: string;
}

/** Content of {@link TrainingHero}: a heading, a lead, an action with a note, a drawing and key figures. */
export interface TrainingHeroContent extends SectionContent {
  /** Page title and section heading. It is the h1 unless `level` is set. @maxLength 30 */
  heading: string;
  /** What the training offers, in one or two sentences. @maxLength 165 */
  lead?: string;
  /** The next step, usually a link to a section farther down the page. */
  action?: ActionContent;
  /** A few words below the action that explain it. @maxLength 75 */
  note?: string;
  /** A decorative drawing of a quarter circle whose center is at the drawing's lower left. */
  drawing?: DrawingContent;
  /** Key figures below the rest of the hero, on the `page` band. Default: none. */
  stats?: TrainingPromise[];
}

/** Props of {@link TrainingHero}. */
export type TrainingHeroProps = ContentProps<TrainingHeroContent>;

/**
 * The first section of the training page: a heading, a lead, an action, a drawing and key figures. Default band:
 * `highlight`.
 */
export function TrainingHero({
  action,
  note,
  drawing,
  stats = [],
  band = 'highlight',
  ...rest
}: TrainingHeroProps) {
  return (
    <Hero
      {...rest}
      band={band}
      size="d1"
      actions={action && [action]}
      hint={note}
      classNames={classes}
      data-drawn={drawing ? true : undefined}
      picture={drawing && <Drawing drawing={drawing} align="xMaxYMax" className={classes.drawing} />}
    >
      {stats.length > 0 && (
        <div data-band="page" className={classes.promises}>
          <Container>
            <dl className={classes.list}>
              {stats.map(({ value, label }) => (
                <div key={label} className={classes.promise}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Container>
        </div>
      )}
    </Hero>
  );
}
