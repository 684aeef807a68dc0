import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './CompanyTeaser.module.css';

/** Content of {@link CompanyTeaser}: a heading, a few sentences, a link and a drawing. */
export interface CompanyTeaserContent extends SectionContent {
  /** Section heading. @maxLength 55 */
  heading: string;
  /** An introduction to the company, in two or three sentences. */
  lead: string;
  /** Link to more about the company. */
  action: ActionContent;
  /**
   * A drawing that touches the section's bottom edge, so it should show the ground along its own bottom edge. Not
   * shown on phones.
   */
  drawing?: DrawingContent;
}

/** Props of {@link CompanyTeaser}: its content, and attributes of the root element. */
export type CompanyTeaserProps = ContentProps<CompanyTeaserContent>;

/** A short introduction to the company, next to a drawing at the section's bottom edge. Default band: `subtle`. */
export function CompanyTeaser({
  heading,
  lead,
  action,
  drawing,
  band = 'subtle',
  className,
  ...rest
}: CompanyTeaserProps) {
  return (
    <Section space="poster" {...rest} band={band} className={clsx(classes.story, className)}>
      <Container className={classes.columns}>
        <div className={classes.text}>
          <Heading className={classes.heading}>{heading}</Heading>
          <Lead>{lead}</Lead>
          <Actions actions={[action]} size="default" icon={IconArrowRight} />
        </div>
        {drawing && <Drawing drawing={drawing} className={classes.drawing} />}
      </Container>
    </Section>
  );
}
