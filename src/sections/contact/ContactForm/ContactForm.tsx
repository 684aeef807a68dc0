import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import type { SocialLink } from '../../frame/SiteHeader/SiteHeader.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './ContactForm.module.css';

/** Content of {@link ContactForm}. */
export interface ContactFormContent extends SectionContent {
  /** Page heading. @maxLength 10 */
  heading: string;
  /** The ways to get in touch, in a sentence or two. @maxLength 105 */
  lead?: string;
  /** Other next steps, such as a call, between the lead and the email address. The first is the main one. */
  actions?: ActionContent[];
  /** The email address, in large type. */
  mail: LinkContent;
  /** Label of the list of profiles. @maxLength 25 */
  socialsLabel: string;
  /** Profiles on social networks. */
  socials: readonly SocialLink[];
  /** The form builder's frame, with a direct link to the form. */
  form: EmbedContent;
  /** A square drawing in the lower left corner. Shown only if there is room. */
  drawing?: DrawingContent;
}

/** Props of {@link ContactForm}. */
export type ContactFormProps = ContentProps<ContactFormContent>;

/**
 * The first section of a page, with every way to get in touch: a form builder's form, an email address and
 * social profiles. With `load: 'click'`, the form builder is contacted only after a click. Default band:
 * `brand`.
 */
export function ContactForm({
  actions = [],
  mail,
  socialsLabel,
  socials,
  form,
  drawing,
  band = 'brand',
  ...rest
}: ContactFormProps) {
  return (
    <Hero
      {...rest}
      band={band}
      beside
      classNames={classes}
      data-drawn={drawing ? true : undefined}
      notes={
        <>
          <Actions actions={actions} variant="hero" className={classes.call} />
          <p>
            <Link href={mail.href} className={classes.mail}>
              {mail.label}
            </Link>
          </p>
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
        <>
          <Embed {...form} variant="panel" className={classes.form} />
          {drawing && <Drawing drawing={drawing} align="xMinYMax" className={classes.drawing} />}
        </>
      }
    />
  );
}
