import { IconArrowRight } from '@tabler/icons-react';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import type { ActionContent } from '../../../design/controls/Action/Action.tsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
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
}

/** Asks visitors to get in touch: beside a large heading an address to write to, and two buttons. Default band: `brand`. */
export function ContactPanel({
  heading,
  lead,
  email,
  primary,
  secondary,
  band = 'brand',
  className,
  ...rest
}: ContactPanelProps) {
  return (
    <Section {...rest} band={band} className={className}>
      <Container className={classes.columns}>
        <Heading className={classes.heading}>{heading}</Heading>
        <div>
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
            className={classes.actions}
          />
        </div>
      </Container>
    </Section>
  );
}
