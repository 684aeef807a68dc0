import { IconArrowRight } from '@tabler/icons-react';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './ContactPanel.module.css';

/** Content of {@link ContactPanel}: a heading, a lead, an email address and buttons. */
export interface ContactPanelContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** What visitors should write, and what happens next. @maxLength 105 */
  lead: string;
  /** The email address, in large type. */
  mail: LinkContent;
  /** The actions. The first is the main one, a `hero` button. The others are outlined. */
  actions: ActionContent[];
}

/** Props of {@link ContactPanel}. */
export type ContactPanelProps = ContentProps<ContactPanelContent>;

/** A way to get in touch: a large heading beside a lead, an email address and buttons. Default band: `brand`. */
export function ContactPanel({
  heading,
  lead,
  mail,
  actions,
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
            <Link href={mail.href} className={classes.email}>
              {mail.label}
            </Link>
          </p>
          <Actions actions={actions} variant="hero" icon={IconArrowRight} />
        </div>
      </Container>
    </Section>
  );
}
