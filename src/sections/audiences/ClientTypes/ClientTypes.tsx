import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, DrawingContent, LinkContent } from '../../../design/shapes/shapes.ts';
import classes from './ClientTypes.module.css';

/** One kind of client. */
export interface Audience {
  /** Anchor of the row. */
  id: string;
  /** Name of this kind of client. @maxLength 15 */
  title: string;
  /** Who these clients are and what they get, in one or two sentences. @maxLength 160 */
  text: string;
  /** Link to the page for these clients. */
  link: LinkContent;
}

/** Content of {@link ClientTypes}: the kinds of clients, each with a link to its page. */
export interface ClientTypesContent {
  /** The rows, from top to bottom. */
  items: Audience[];
  /**
   * One drawing across all rows, behind their text, on wide screens. It fits exactly three rows of equal
   * height. With any other number of rows, and on narrower screens, each row has arcs in a corner instead.
   */
  drawing?: DrawingContent;
}

/** Props of {@link ClientTypes}. */
export type ClientTypesProps = ContentProps<ClientTypesContent, 'div'>;

/** Bands of the rows, from top to bottom. After the third row, they repeat. */
const rowBands = ['brand', 'highlight', 'tint'] as const;

/** Kinds of clients, each in a full-width row with a link to the page for these clients. */
export function ClientTypes({ items, drawing, className, ...rest }: ClientTypesProps) {
  const drawn = drawing !== undefined && items.length === rowBands.length;
  return (
    <div {...rest} data-drawn={drawn || undefined} className={clsx(classes.audiences, className)}>
      {drawn && <Drawing drawing={drawing} className={classes.drawing} />}
      {items.map(({ id, title, text, link }, index) => (
        <Section
          key={id}
          id={id}
          band={rowBands[index % rowBands.length]}
          space="none"
          className={classes.audience}
        >
          <Container className={classes.place}>
            <div className={classes.text}>
              <Heading className={classes.heading}>{title}</Heading>
              <p>{text}</p>
              <Link href={link.href} className={classes.link}>
                {link.label}
                <Icon icon={IconArrowRight} size={18} />
              </Link>
            </div>
          </Container>
        </Section>
      ))}
    </div>
  );
}
