import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EmbeddedForm.module.css';

/** Content of {@link EmbeddedForm}: a heading, a lead and the form’s frame. */
export interface EmbeddedFormContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** What visitors should write, and what happens next. @maxLength 145 */
  lead?: string;
  /** The form builder's frame, with a direct link to the form. */
  form: EmbedContent;
  /** A decorative drawing, shown in place of the frame's poster until the frame has loaded. */
  drawing?: DrawingContent;
}

/** Props of {@link EmbeddedForm}. */
export type EmbeddedFormProps = ContentProps<EmbeddedFormContent>;

/**
 * A heading and a lead beside a form builder's form. The form's frame loads when it nears the viewport or,
 * with `load: 'click'`, only after a click. Default band: `tint`.
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
