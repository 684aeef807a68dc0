import clsx from 'clsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './JoinPanels.module.css';

/** A place where people can join the community. */
export interface JoinPanel {
  /** Name of the place. @maxLength 40 */
  title: string;
  /** What happens at the place, in one or two sentences. @maxLength 130 */
  text?: string;
  /** Link to join. */
  action: ActionContent;
  /** Look of the action: `hero` for a page's main call to action. Default `default`. */
  actionVariant?: ButtonLook['variant'];
  /** The panel's band. */
  band: Band;
  /**
   * A decorative drawing: in the first panel, beside the text or, on phones, below it; in other panels, in the upper
   * right corner.
   */
  drawing?: DrawingContent;
}

/** Content of {@link JoinPanels}: the panels, each with a link to a place to join. */
export interface JoinPanelsContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 10 */
  heading: string;
  /** One to three places, in order. The first panel is the largest. */
  items: JoinPanel[];
}

/** Props of {@link JoinPanels}. */
export type JoinPanelsProps = ContentProps<JoinPanelsContent>;

/** Places to join, as adjacent panels that together span the page. */
export function JoinPanels({ heading, items, className, ...rest }: JoinPanelsProps) {
  return (
    <Section {...rest} space="none" className={clsx(classes.join, className)}>
      <VisuallyHidden component="div">
        <Heading>{heading}</Heading>
      </VisuallyHidden>
      <ul className={classes.panels}>
        {items.map(({ title, text, action, actionVariant, band, drawing }, index) => (
          <li key={title} className={classes.panel} data-band={band} data-drawn={drawing ? true : undefined}>
            <Heading depth={1} className={classes.name}>
              {title}
            </Heading>
            {text && <p className={classes.text}>{text}</p>}
            <Actions actions={[action]} variant={actionVariant} />
            {drawing && (
              <Drawing
                drawing={drawing}
                align={index === 0 ? 'xMaxYMax' : 'xMaxYMin'}
                className={classes.drawing}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
