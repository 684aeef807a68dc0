import clsx from 'clsx';
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
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CallToAction.module.css';

/** Content of {@link CallToAction}. */
export interface CallToActionContent extends SectionContent {
  /** What to do; the section's heading. @maxLength 55 */
  heading: string;
  /** The benefit, in one or two sentences. @maxLength 180 */
  lead?: string;
  /** What to do. The first is solid, the others outlined. */
  actions: ActionContent[];
  /** Look of the first action. Default `default`; `hero` for a page's main call to action. */
  actionVariant?: ButtonLook['variant'];
  /** A decorative drawing. Without it, the section has only text. Not shown in `low` and `row`. */
  drawing?: DrawingContent;
  /**
   * `corner` (default): the drawing in the upper right corner. `halves`: the drawing at the right, over the full
   * height. `foot`: the drawing along the bottom. `scene`: a scene fills the left half, with the text beside it. `low`:
   * low, with the text beside the heading. `row`: heading, lead and action side by side, more actions below.
   */
  variant?: 'corner' | 'halves' | 'foot' | 'scene' | 'low' | 'row';
  /** Larger type for a heading of a few short words. `row` only; default false. */
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

/** The part of the drawing that stays in place. */
const aligns: Partial<Record<Variant, string>> = { foot: 'xMaxYMax', scene: 'xMaxYMax' };

/** One thing to do, near the end of a page: a heading, a lead and an action. */
export function CallToAction({
  heading,
  lead,
  actions,
  actionVariant,
  drawing,
  variant = 'corner',
  large = false,
  band = bands[variant],
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
        <div className={classes.text}>
          {lead && <p className={classes.line}>{lead}</p>}
          <Actions actions={actions} variant={actionVariant} className={classes.actions} />
        </div>
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
