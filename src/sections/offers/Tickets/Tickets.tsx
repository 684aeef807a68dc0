import { Fragment } from 'react';
import clsx from 'clsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  PriceContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Tickets.module.css';

/** A type of ticket. */
export interface Ticket extends PriceContent {
  /** Name of the ticket. @maxLength 30 */
  title: string;
  /** Who the ticket is for or what it covers, in one sentence. @maxLength 75 */
  text: string;
  /** What the ticket includes. @maxLength 45 */
  features: string[];
  /** A short tag above the name: "Save $50". @maxLength 20 */
  badge?: string;
  /** Whether tickets are available, or how many are left: "Available", "50 left". @maxLength 15 */
  availability: string;
  /** Link or button on the stub, to buy the ticket. */
  action: ActionContent;
  /** Highlights the ticket: makes it larger, and gives it the colors of the opposite color scheme. Default false. */
  featured?: boolean;
}

/** Content of {@link Tickets}: a heading and the tickets with their prices and actions. */
export interface TicketsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** Screen reader text before the original price: "was". @maxLength 10 */
  was: string;
  /** The tickets, in order. */
  items: Ticket[];
}

/** Props of {@link Tickets}: its content, and attributes of the root element. */
export type TicketsProps = ContentProps<TicketsContent>;

/** Tickets one below the other, each with its price on a tear-off stub. */
export function Tickets({ heading, was, items, ...rest }: TicketsProps) {
  return (
    <Section {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.list}>
          {items.map((ticket) => (
            <TicketRow key={ticket.title} was={was} {...ticket} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function TicketRow({
  title,
  price,
  originalPrice,
  text,
  features,
  badge,
  availability,
  action,
  featured = false,
  was,
}: Ticket & { was: string }) {
  return (
    <li
      className={clsx(classes.ticket, featured && classes.featured)}
      data-band={featured ? 'tint' : undefined}
    >
      <div className={classes.words}>
        <Heading depth={1} className={classes.name}>
          {title.split(/(?<=\/)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </Heading>
        {badge && <p className={classes.badge}>{badge}</p>}
        <p className={classes.description}>{text}</p>
      </div>
      {features.length > 0 && (
        <ul className={classes.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <div className={classes.stub}>
        <Price
          className={classes.price}
          amount={price}
          original={originalPrice === undefined ? undefined : { amount: originalPrice, label: was }}
        />
        <p className={classes.availability}>{availability}</p>
        <Action action={action} variant={featured ? 'default' : 'outline'} className={classes.action} />
      </div>
    </li>
  );
}
