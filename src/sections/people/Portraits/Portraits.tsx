import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  PersonContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Portraits.module.css';

/** Content of {@link Portraits}: a heading, a lead, a link, and people with their portraits. */
export interface PortraitsContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** One or two introductory sentences. @maxLength 125 */
  lead?: string;
  /** Link to a page about what these people do. */
  action?: ActionContent;
  /** The people, in order. Their portraits are square. */
  items: PersonContent[];
  /**
   * `tiles` (default): adjacent tiles. The heading is a tile two columns wide, with a drawing of a fan that has a blade
   * per person. `shapes`: separate portraits, each in an arch. Without a portrait, the arch stays empty.
   */
  variant?: 'tiles' | 'shapes';
}

/** Props of {@link Portraits}: its content, and attributes of the root element. */
export type PortraitsProps = ContentProps<PortraitsContent>;

/** People with their names and roles, as a mosaic of portraits that begins with the heading. */
export function Portraits({ heading, lead, action, items, variant = 'tiles', ...rest }: PortraitsProps) {
  const tiled = variant === 'tiles';
  return (
    <Section {...rest}>
      <Container>
        <div className={classes[variant]}>
          <div data-band={tiled ? 'highlight' : undefined} className={classes.head}>
            {tiled && <Fan count={items.length} />}
            <Heading className={classes.heading}>{heading}</Heading>
            <Lead className={classes.lead}>{lead}</Lead>
            {action && (
              <Action action={action} variant="link" icon={IconArrowRight} className={classes.action} />
            )}
          </div>
          <ul className={classes.people}>
            {items.map(({ name, role, media }) => (
              <li key={name} className={classes.person}>
                {media && <Media media={media} className={classes.portrait} />}
                {!media && !tiled && <div className={classes.portrait} />}
                <div className={classes.words}>
                  <Heading depth={1} className={classes.name}>
                    {name}
                  </Heading>
                  <p className={classes.role}>{role}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

/** A fan around the upper right corner of the heading's tile, with one blade per person. */
function Fan({ count }: { count: number }) {
  return (
    <svg className={classes.fan} viewBox="-200 0 200 200" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const length = index % 2 === 0 ? 70 : 50;
        return (
          <circle
            key={index}
            r={120 + length / 2}
            strokeWidth={length}
            pathLength={4 * count}
            strokeDasharray={`0 0.09 0.82 ${4 * count}`}
            transform={`rotate(${90 + (90 * index) / count})`}
          />
        );
      })}
      <path d="M0 96A96 96 0 0 1-96 0H0z" />
    </svg>
  );
}
