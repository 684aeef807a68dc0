import clsx from 'clsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { actionIcon } from '../../../design/controls/Action/actionIcon.ts';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  FactContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CallToAction.module.css';

/** One of two things to choose between. */
export interface CallToActionChoice {
  /** Name of the choice. @maxLength 20 */
  title: string;
  /** Marks the choice that this page is about: "This page". @maxLength 15 */
  mark?: string;
  /** What to compare, with the same labels in the same order in both choices. */
  facts: FactContent[];
  /** Link to more about the choice. */
  action?: ActionContent;
}

/** Content of {@link CallToAction}. */
export interface CallToActionContent extends SectionContent {
  /** What to do, as the section's heading. @maxLength 55 */
  heading: string;
  /** The benefit, in one or two sentences. @maxLength 180 */
  lead?: string;
  /** The actions. The first is solid, the others outlined. Default: none, which suits a section with `choices`. */
  actions?: ActionContent[];
  /** Two things to choose between, side by side below the text and the actions. Only for the variant `row`. */
  choices?: CallToActionChoice[];
  /** Look of the first action. Default: `hero` on the band `brand`, otherwise `default`. */
  actionVariant?: ButtonLook['variant'];
  /** A decorative drawing. Without it, the section has only text. The variants `low` and `row` never show it. */
  drawing?: DrawingContent;
  /**
   * `corner` (default): the drawing is in the upper right corner. `halves`: the text is in the left half and the whole
   * drawing in the right half; on phones, the drawing is above the text. `foot`: the drawing is along the bottom.
   * `scene`: the drawing is at the left, and the text beside it. `low`: a section that takes up little height, with
   * lead and actions beside the heading. `row`: like `low`, but with a smaller heading, and optionally with `choices`
   * below.
   */
  variant?: 'corner' | 'halves' | 'foot' | 'scene' | 'low' | 'row';
  /** Sets a heading of a few short words in larger type. Only for the variant `row`. Default false. */
  large?: boolean;
}

/** Props of {@link CallToAction}. */
export type CallToActionProps = ContentProps<CallToActionContent>;

type Variant = NonNullable<CallToActionProps['variant']>;

/** Default band of each variant. */
const bands: Record<Variant, Band> = {
  corner: 'brand',
  halves: 'highlight',
  foot: 'brand',
  scene: 'tint',
  low: 'subtle',
  row: 'highlight',
};

/** Each variant's alignment of the drawing in its box, as in `preserveAspectRatio`. Default: `xMaxYMin`. */
const aligns: Partial<Record<Variant, string>> = { halves: 'xMidYMid', foot: 'xMaxYMax', scene: 'xMaxYMax' };

/**
 * Asks visitors to do one thing, near the end of a page: a heading, a lead and one or more actions. Default band:
 * `brand` for `corner` and `foot`, `highlight` for `halves` and `row`, `tint` for `scene`, `subtle` for `low`.
 */
export function CallToAction({
  heading,
  lead,
  actions = [],
  choices = [],
  drawing,
  variant = 'corner',
  large = false,
  band = bands[variant],
  actionVariant = band === 'brand' ? 'hero' : undefined,
  className,
  ...rest
}: CallToActionProps) {
  const shown = variant === 'low' || variant === 'row' ? undefined : drawing;
  return (
    <Section
      data-screen=""
      {...rest}
      band={band}
      space="none"
      className={clsx(classes.call, className)}
      data-variant={variant}
      data-drawn={shown ? true : undefined}
      data-large={large || undefined}
    >
      <Container className={classes.words}>
        <Heading className={classes.heading}>{heading}</Heading>
        {(lead || actions.length > 0) && (
          <div className={classes.text}>
            {lead && <p className={classes.line}>{lead}</p>}
            <Actions actions={actions} variant={actionVariant} className={classes.actions} />
          </div>
        )}
        {variant === 'row' && choices.length > 0 && <Choices items={choices} />}
      </Container>
      {shown && (
        <Drawing
          drawing={shown}
          fit={variant === 'scene' ? 'cover' : 'contain'}
          align={aligns[variant] ?? 'xMaxYMin'}
          className={classes.drawing}
        />
      )}
    </Section>
  );
}

function Choices({ items }: { items: CallToActionChoice[] }) {
  return (
    <ul className={classes.choices}>
      {items.map(({ title, mark, facts, action }) => (
        <li key={title} className={classes.choice} data-marked={mark ? true : undefined}>
          <div className={classes.title}>
            <Heading depth={1}>{title}</Heading>
            {mark && <p className={classes.mark}>{mark}</p>}
          </div>
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {action && (
            <Action action={action} variant="outline" icon={actionIcon(action)} className={classes.more} />
          )}
        </li>
      ))}
    </ul>
  );
}
