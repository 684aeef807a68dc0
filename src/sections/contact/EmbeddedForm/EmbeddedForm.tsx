import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { SocialLink } from '../../frame/SiteHeader/SiteHeader.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './EmbeddedForm.module.css';

/**
 * Content of {@link EmbeddedForm}: a heading, a lead and the form’s frame. The variant `opening` also offers other ways
 * to get in touch.
 */
export interface EmbeddedFormContent extends SectionContent {
  /** Section heading. In `opening`, it is the page heading: one or two short words. @maxLength 25 */
  heading: string;
  /** What visitors should write, and what happens next. @maxLength 145 */
  lead?: string;
  /** The form builder's frame, with a direct link to the form. */
  form: EmbedContent;
  /** Heading above the form. Only in `opening`, where `heading` covers every way to get in touch. @maxLength 25 */
  formHeading?: string;
  /**
   * A decorative drawing. In `beside`, it is shown instead of the poster while the frame loads. In `opening`, it is
   * small and beside the actions, and a square drawing looks best; without actions, there is no drawing.
   */
  drawing?: DrawingContent;
  /** Next steps, such as a call; the first is the main one. `opening` only. */
  actions?: ActionContent[];
  /** The email address, in large type. `opening` only. */
  mail?: LinkContent;
  /** Profiles on social networks. `opening` only. */
  socials?: readonly SocialLink[];
  /** Accessible name of the list of profiles. `opening` only. @maxLength 25 */
  socialsLabel?: string;
  /**
   * `beside` (default): a section within a page, with the form beside the text. `opening`: the first section of a page,
   * with the h1.
   */
  variant?: 'beside' | 'opening';
}

/** Props of {@link EmbeddedForm}. */
export type EmbeddedFormProps = ContentProps<EmbeddedFormContent>;

/**
 * A form from a form builder, in a frame that loads when it nears the viewport. If the form has `load: 'click'`, the
 * page contacts the form builder's provider only after a click. Default band: `tint`, or `brand` for `opening`.
 */
export function EmbeddedForm({ variant = 'beside', ...rest }: EmbeddedFormProps) {
  return variant === 'opening' ? <Opening {...rest} /> : <Beside {...rest} />;
}

type VariantProps = Omit<EmbeddedFormProps, 'variant'>;

function Beside({
  heading,
  lead,
  form,
  formHeading: _formHeading,
  drawing,
  actions: _actions,
  mail: _mail,
  socials: _socials,
  socialsLabel: _label,
  band = 'tint',
  ...rest
}: VariantProps) {
  return (
    <Section {...rest} band={band} data-screen="">
      <Columns className={classes.layout}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.title}
        />
        <Embed {...form} variant="arc" className={classes.frame}>
          {drawing && <Drawing drawing={drawing} fit="cover" align="xMaxYMax" className={classes.inside} />}
        </Embed>
      </Columns>
    </Section>
  );
}

function Opening({
  actions = [],
  mail,
  socialsLabel,
  socials = [],
  form,
  formHeading,
  drawing,
  band = 'brand',
  ...rest
}: VariantProps) {
  return (
    <Hero
      {...rest}
      band={band}
      beside
      classNames={classes}
      notes={
        <>
          {actions.length > 0 && (
            <div className={classes.call}>
              {drawing && <Drawing drawing={drawing} className={classes.drawing} />}
              <Actions actions={actions} variant="hero" className={classes.buttons} />
            </div>
          )}
          {mail && (
            <p>
              <Link href={mail.href} className={classes.mail}>
                {mail.label}
              </Link>
            </p>
          )}
          {socials.length > 0 && (
            <ul className={classes.socials} aria-label={socialsLabel}>
              {socials.map(({ label, href, icon }) => (
                <li key={href}>
                  <Link href={href} newTab className={classes.social}>
                    <Icon icon={icon} size={22} />
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      }
      picture={
        <div className={classes.side}>
          {formHeading && (
            <Heading depth={1} className={classes.formHeading}>
              {formHeading}
            </Heading>
          )}
          <Embed {...form} variant="panel" className={classes.form} />
        </div>
      }
    />
  );
}
