import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EmbeddedForm.module.css';

/** What {@link EmbeddedForm} shows: a heading, a lead and the form’s frame. */
export interface EmbeddedFormContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** What to write, and what happens next. @maxLength 145 */
  lead?: string;
  /** The form builder's frame, and its alternatives. */
  form: EmbedContent;
  /** A decorative drawing, shown in place of the frame's poster until the frame has loaded. */
  drawing?: DrawingContent;
}

/** {@link EmbeddedFormContent}, and the attributes of the root element. */
export type EmbeddedFormProps = ContentProps<EmbeddedFormContent>;

/**
 * A form builder's form, in a frame that loads when it nears the viewport; with `load: 'click'` it contacts the
 * provider only on click. Default band: `tint`.
 */
export function EmbeddedForm({ heading, lead, form, drawing, band = 'tint', ...rest }: EmbeddedFormProps) {
  return (
    <Section {...rest} band={band} data-screen="">
      <Columns className={classes.layout}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <Embed {...form} variant="arc" className={classes.form}>
          {drawing && <Drawing drawing={drawing} fit="cover" align="xMaxYMax" className={classes.drawing} />}
        </Embed>
      </Columns>
    </Section>
  );
}
