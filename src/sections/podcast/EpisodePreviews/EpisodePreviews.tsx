import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Day } from '../../../design/text/Day/Day.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import type {
  ActionContent,
  ContentProps,
  MediaContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './EpisodePreviews.module.css';

/** An episode, with a link to its page. */
export interface EpisodePreview {
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Title of the episode, which is the text of the link. */
  title: string;
  /** Link target of the whole line or item: the episode's page. */
  href: string;
  /** The guest's name, job title and company. */
  guest: string;
  /** Publication date in ISO 8601: "2026-03-19". `rows` only. */
  date?: string;
  /** Square cover. Without it, only the text is shown. */
  media?: MediaContent;
}

/** What {@link EpisodePreviews} shows: a heading, a lead, the episodes, and a link to more. */
export interface EpisodePreviewsContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** A sentence below the heading. `rows` only. @maxLength 45 */
  lead?: string;
  /** Link to more episodes. `rows` only. */
  action?: ActionContent;
  /** The episodes, in order; one to four in `covers`. */
  items: EpisodePreview[];
  /**
   * `rows` (default): line by line, beside the heading. `covers`: side by side, with large covers of the same size.
   * The variant `covers` isn't printed.
   */
  variant?: 'rows' | 'covers';
}

/** {@link EpisodePreviewsContent}, and the attributes of the root element. */
export type EpisodePreviewsProps = ContentProps<EpisodePreviewsContent>;

/** A few episodes, each linked to its page. Default band of `covers`: `subtle`. */
export function EpisodePreviews({ variant = 'rows', ...rest }: EpisodePreviewsProps) {
  return variant === 'covers' ? <Covers {...rest} /> : <Rows {...rest} />;
}

type VariantProps = Omit<EpisodePreviewsProps, 'variant'>;

function Rows({ heading, lead, action, items, className, ...rest }: VariantProps) {
  return (
    <Section {...rest} className={clsx(classes.rows, className)}>
      <Columns split="1:3" className={classes.columns}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        >
          {action && (
            <Action action={action} variant="outline" icon={IconArrowRight} className={classes.action} />
          )}
        </SectionHead>
        <Ledger component="ol" className={classes.list}>
          {items.map(({ number, title, href, guest, date, media }) => (
            <li key={href} className={classes.episode}>
              {media && <Media media={media} className={classes.cover} />}
              <p className={classes.number}>{number}</p>
              <div className={classes.words}>
                <Heading depth={1} className={classes.title}>
                  <Link href={href} stretched>
                    {title}
                  </Link>
                </Heading>
                <p className={classes.guest}>{guest}</p>
              </div>
              {date && <Day date={date} className={classes.date} />}
              <span className={classes.arrow}>
                <Icon icon={IconArrowRight} size={22} />
              </span>
            </li>
          ))}
        </Ledger>
      </Columns>
    </Section>
  );
}

function Covers({
  heading,
  lead: _lead,
  action: _action,
  items,
  band = 'subtle',
  className,
  ...rest
}: VariantProps) {
  return (
    <Section space="list" {...rest} band={band} data-screen="" className={clsx(classes.covers, className)}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.episodes}>
          {items.map(({ number, title, href, guest, media }) => (
            <li key={href} className={classes.episode}>
              {media && <Media media={media} className={classes.cover} />}
              <div className={classes.words}>
                <p className={classes.number}>{number}</p>
                <Heading depth={1} className={classes.title}>
                  <Link href={href} stretched>
                    {title}
                  </Link>
                </Heading>
                <div className={classes.foot}>
                  <p className={classes.guest}>{guest}</p>
                  <Icon icon={IconArrowRight} size={22} className={classes.arrow} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
