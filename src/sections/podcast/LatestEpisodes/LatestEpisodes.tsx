import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
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
import classes from './LatestEpisodes.module.css';

/** An episode, shown as one line of the list. */
export interface EpisodeListItem {
  /** Number of the episode, as written: "EP. 91". */
  number: string;
  /** Title of the episode, which is the text of the line’s link. */
  title: string;
  /** Link target of the whole line. */
  href: string;
  /** The guest's name, job title and company, in one line. */
  guest: string;
  /** Publication date in ISO 8601: "2026-03-19". */
  date?: string;
  /** Square cover. */
  media?: MediaContent;
}

/** Content of {@link LatestEpisodes}: a heading, a lead, the episodes, and a link to more. */
export interface LatestEpisodesContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** A sentence below the heading. @maxLength 45 */
  lead?: string;
  /** Link to more episodes. */
  action?: ActionContent;
  /** The episodes, in order. */
  items: EpisodeListItem[];
}

/** Props of {@link LatestEpisodes}: its content, and attributes of the root element. */
export type LatestEpisodesProps = ContentProps<LatestEpisodesContent>;

/** Episodes, one per line, beside the section's heading. Each line is one link. */
export function LatestEpisodes({ heading, lead, action, items, ...rest }: LatestEpisodesProps) {
  return (
    <Section {...rest}>
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
