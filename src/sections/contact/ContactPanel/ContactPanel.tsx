import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import type { ActionContent } from '../../../design/controls/Action/Action.tsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './ContactPanel.module.css';

/** What {@link ContactPanel} shows. */
export interface ContactPanelProps extends SectionProps {
  /** Names the section. @maxLength 30 */
  heading: string;
  /** What to write, and what happens then. @maxLength 105 */
  lead: string;
  /** The address, set large. */
  email: { label: string; href: string };
  /** The main call, as a button of the `hero` variant. */
  primary: ActionContent;
  /** Another way, as an outlined button. */
  secondary?: ActionContent;
  /** A square drawing whose pivot is its top right corner. */
  drawing?: DrawingFile;
}

/** Asks visitors to get in touch: an address to write to, and two buttons. Ground: `river` unless told. */
export function ContactPanel({
  heading,
  lead,
  email,
  primary,
  secondary,
  drawing,
  band = 'river',
  className,
  ...rest
}: ContactPanelProps) {
  return (
    <Section {...rest} band={band} className={clsx(classes.contact, className)}>
      {drawing && <Drawing drawing={drawing} align="xMaxYMin" className={classes.drawing} />}
      <Container>
        <div className={classes.text}>
          <Heading className={classes.heading}>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          <p className={classes.address}>
            <Link href={email.href} className={classes.email}>
              {email.label}
            </Link>
          </p>
          <Actions
            actions={secondary ? [primary, secondary] : [primary]}
            variant="hero"
            icon={IconArrowRight}
          />
        </div>
      </Container>
    </Section>
  );
}
