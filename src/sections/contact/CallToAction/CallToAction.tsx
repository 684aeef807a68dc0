import clsx from 'clsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import type { IconName } from '../../../design/media/Icon/icons.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/content/shapes.ts';
import classes from './CallToAction.module.css';

/** Content of {@link CallToAction}. */
export interface CallToActionContent extends SectionContent {
  /** What to do; names the section. @maxLength 55 */
  heading: string;
  /** What comes of it, in a sentence or two. @maxLength 180 */
  lead?: string;
  /** What to do. The first leads, further ones are outlined. */
  actions: ActionContent[];
  /** Look of the first action. Default `default`; `hero` for a page's one main call. */
  actionVariant?: ButtonLook['variant'];
  /** Icon of the first action. Default: an arrow to the end. */
  icon?: IconName;
  /** Decorative. Left out, the words stand alone. `low` and `row` show none. */
  drawing?: DrawingContent;
  /**
   * `corner` (default): the drawing in the upper end corner. `halves`: the drawing across the end, from edge to edge.
   * `foot`: the drawing along the foot. `scene`: a scene fills the start, the words stand on the band beside it.
   * `low`: low, words beside the heading. `row`: heading, line and action side by side, further actions
   * under the first.
   */
  variant?: 'corner' | 'halves' | 'foot' | 'scene' | 'low' | 'row';
  /** Sets the heading larger, where it is a few short words. `row` only; default false. */
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

/** Which part of the drawing stays in place. */
const aligns: Partial<Record<Variant, string>> = { foot: 'xMaxYMax', scene: 'xMaxYMax' };

/** Asks for one thing, near a page's end: a heading, a line and what to do. */
export function CallToAction({
  heading,
  lead,
  actions,
  actionVariant,
  icon,
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
          <Actions actions={actions} variant={actionVariant} icon={icon} className={classes.actions} />
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
