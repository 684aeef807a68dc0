import type { CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './ServicePair.module.css';

/** One of the two services, shown as one side of the arch. */
export interface PartnerSide {
  /** Name of the service. @maxLength 35 */
  title: string;
  /** What the service includes, in order. Each `text` is one sentence. */
  features: { title: string; text?: string }[];
  /** Decorative square drawing above this side: a quarter arch that rises toward the middle. */
  drawing: DrawingContent;
}

/** Content of {@link ServicePair}: a heading, the two services, and a statement between them. */
export interface ServicePairContent extends SectionContent {
  /** Section heading, at the top of the arch, between the two drawings. @maxLength 35 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 155 */
  lead?: string;
  /** The two services: first the left one, then the right one. */
  items: [PartnerSide, PartnerSide];
  /** A sentence in the arch's opening, between the two sides. @maxLength 85 */
  statement?: string;
  /** The next step, below the statement. */
  action?: ActionContent;
}

/** Props of {@link ServicePair}: its content, and attributes of the root element. */
export type ServicePairProps = ContentProps<ServicePairContent>;

/**
 * Two services as the two sides of an arch, with the heading between them at the top and a statement below the heading.
 * Default band: `subtle`.
 */
export function ServicePair({ heading, lead, items, statement, action, ...rest }: ServicePairProps) {
  return (
    <Section band="subtle" {...rest}>
      <Container
        className={classes.arch}
        style={{ '--lines': Math.max(...items.map(({ features }) => features.length)) } as CSSProperties}
      >
        <div className={classes.keystone}>
          <Heading className={classes.heading}>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
        </div>
        {items.map(({ title, features, drawing }, index) => (
          <div key={title} className={classes.side} data-side={index === 0 ? 'left' : 'right'}>
            <Drawing drawing={drawing} className={classes.shoulder} />
            <div className={classes.leg}>
              <Heading depth={1} className={classes.title} data-band={index === 0 ? 'brand' : undefined}>
                {title}
              </Heading>
              <ul className={classes.features}>
                {features.map((feature) => (
                  <li key={feature.title} className={classes.feature}>
                    <Heading depth={2}>{feature.title}</Heading>
                    {feature.text && <p className={classes.text}>{feature.text}</p>}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
        {(statement || action) && (
          <div className={classes.opening}>
            {statement && <p className={classes.statement}>{statement}</p>}
            {action && <Actions actions={[action]} size="default" variant="outline" icon={IconArrowRight} />}
          </div>
        )}
      </Container>
    </Section>
  );
}
