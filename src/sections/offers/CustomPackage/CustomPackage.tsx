import { IconMail } from '@tabler/icons-react';
import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CustomPackage.module.css';

/** Content of {@link CustomPackage}: a heading, a lead, the parts to choose from, and ways to get in touch. */
export interface CustomPackageContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** How to put a package together, in one or two sentences. @maxLength 115 */
  lead?: string;
  /** The parts to choose from. @maxLength 40 */
  items: string[];
  /** Button to get in touch, with a mail icon. */
  action?: ActionContent;
  /** The email address, for copying: `label` is the address, `href` its `mailto:` URL. */
  mail?: LinkContent;
  /**
   * A square drawing beside the text, in the section's lower left corner. Drawings with arcs around that corner look
   * best. Not shown on phones.
   */
  drawing?: DrawingContent;
}

/** Props of {@link CustomPackage}: its content, and attributes of the root element. */
export type CustomPackageProps = ContentProps<CustomPackageContent>;

/**
 * An offer of a package made of parts that the customer chooses: text on the band `tint`, beside a drawing on the band
 * `highlight`. Together they are as wide as the page.
 */
export function CustomPackage({
  heading,
  lead,
  items,
  action,
  mail,
  drawing,
  className,
  ...rest
}: CustomPackageProps) {
  return (
    <Section {...rest} space="none" className={clsx(classes.package, className)}>
      <div data-band="tint" className={classes.words}>
        <Heading>{heading}</Heading>
        <Lead className={classes.lead}>{lead}</Lead>
        {items.length > 0 && (
          <Ledger className={classes.parts}>
            {items.map((part) => (
              <li key={part} className={classes.part}>
                {part}
              </li>
            ))}
          </Ledger>
        )}
        {action && <Action action={action} size="lg" icon={IconMail} className={classes.action} />}
        {mail && (
          <p className={classes.mail}>
            <Link href={mail.href}>{mail.label}</Link>
          </p>
        )}
      </div>
      {drawing && (
        <div data-band="highlight" className={classes.picture}>
          <Drawing drawing={drawing} align="xMinYMax" className={classes.drawing} />
        </div>
      )}
    </Section>
  );
}
