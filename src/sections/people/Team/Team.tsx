import { useId, type CSSProperties } from 'react';
import clsx from 'clsx';
import {
  Carousel,
  CarouselControls,
  CarouselPosition,
  useCarousel,
  useShownSlides,
  type CarouselHandle,
  type CarouselLabels,
} from '../../../design/controls/Carousel/Carousel.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ContentProps,
  MediaContent,
  PersonContent,
  SectionContent,
  StatContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Team.module.css';

/** A team member. */
export interface TeamMember extends PersonContent {
  /** Full name. @maxLength 20 */
  name: string;
  /** Job title. @maxLength 35 */
  role: string;
  /** Square portrait. Without it, the slide begins with the name. */
  media?: MediaContent;
  /** Degrees, certificates and positions, one line each. @maxLength 45 */
  credentials?: string[];
  /** A short biography, in a few sentences. @maxLength 145 */
  text?: string;
  /** Areas of expertise, in a word or two each. @maxLength 35 */
  expertise?: string[];
}

/** A figure and what it counts. */
export interface TeamStat extends StatContent {
  /** The figure, as written: "40+". @maxLength 15 */
  value: string;
  /** What the figure counts. @maxLength 50 */
  label: string;
}

/** Content of {@link Team}. */
export interface TeamContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** The people, in order, one slide each. */
  items: TeamMember[];
  /** Figures on the panel beside the carousel. */
  stats?: TeamStat[];
  /** Note below the figures: what they cover, when they were counted, and who counted. @maxLength 140 */
  caption?: string;
  /**
   * The carousel's labels, and the labels of each person's two lists. `show`: accessible name of each link that moves
   * the carousel to a person, with `{name}` in place of the person's name, such as "Show {name}". These links are above
   * the statistics, in wide windows only. They exist only if `show` and `stats` are given and not everyone fits into
   * the carousel.
   */
  labels: CarouselLabels & { credentials: string; expertise: string; show?: string };
}

/** Props of {@link Team}. */
export type TeamProps = ContentProps<TeamContent>;

/** Number of people that fit into the carousel in a wide window. */
const FIT = 2;

/** Team members in a looping carousel, beside statistics on a panel in the shape of a quarter circle. */
export function Team({ heading, items, stats = [], caption, labels, className, ...rest }: TeamProps) {
  const carousel = useCarousel();
  const id = useId();
  return (
    <Section {...rest} className={clsx(classes.team, className)}>
      <Container className={classes.body} data-panel={stats.length > 0 || undefined}>
        <div className={classes.head}>
          <Heading className={classes.heading}>{heading}</Heading>
          {items.length > 1 && (
            <div className={classes.position}>
              <CarouselPosition handle={carousel} labels={labels} total={items.length} fit={FIT} />
              <CarouselControls handle={carousel} labels={labels} loop className={classes.controls} />
            </div>
          )}
        </div>
        <Carousel
          className={classes.carousel}
          labels={labels}
          names={items.map(({ name }) => name)}
          loop
          handle={carousel}
        >
          {items.map((member, index) => (
            <Member key={member.name} id={memberId(id, index)} member={member} labels={labels} />
          ))}
        </Carousel>
        {stats.length > 0 && (
          <div className={classes.side}>
            {labels.show && items.length > FIT && (
              <People id={id} items={items} show={labels.show} carousel={carousel} />
            )}
            <div className={classes.panel} data-band="highlight">
              <dl className={classes.stats}>
                {stats.map(({ value, label }) => (
                  <div key={label} className={classes.stat}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {caption && <p className={classes.caption}>{caption}</p>}
            </div>
          </div>
        )}
      </Container>
    </Section>
  );
}

/** Id of the slide that shows the person at an index. */
const memberId = (id: string, index: number): string => `${id}-${index}`;

interface PeopleProps extends Pick<TeamProps, 'items'> {
  /** The first part of the slides' ids. */
  id: string;
  /** Accessible name of each link, with `{name}` for the person's name. */
  show: string;
  carousel: CarouselHandle;
}

/**
 * Links to everyone, with small portraits. Clicking a link moves the carousel to that person. Before the carousel runs,
 * or without scripts, the browser scrolls to the person's slide instead.
 */
function People({ id, items, show, carousel }: PeopleProps) {
  const shown = useShownSlides(carousel, FIT, items.length);
  return (
    <ul
      className={classes.people}
      style={{ '--columns': evenColumns(items.length, 4) } as CSSProperties}
      data-screen=""
    >
      {items.map(({ name, media }, index) => (
        <li key={name}>
          <a
            href={`#${memberId(id, index)}`}
            className={classes.person}
            aria-label={show.replace('{name}', () => name)}
            aria-current={shown.includes(index + 1) || undefined}
            onClick={(event) => {
              const running = carousel.get();
              if (!running) return;
              event.preventDefault();
              running.scrollTo(index);
            }}
          >
            {media && <Media media={{ ...media, alt: '' }} className={classes.face} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Member({ id, member, labels }: { id: string; member: TeamMember; labels: TeamProps['labels'] }) {
  const { name, role, media, credentials = [], text, expertise = [] } = member;
  return (
    <div id={id} className={classes.member}>
      {media && <Media media={media} className={classes.portrait} />}
      <div>
        <Heading depth={1} className={classes.name}>
          {name}
        </Heading>
        <p className={classes.role}>{role}</p>
        {credentials.length > 0 && (
          <ul className={classes.credentials} aria-label={labels.credentials}>
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        )}
        {text && <p className={classes.bio}>{text}</p>}
        {expertise.length > 0 && (
          <ul className={classes.expertise} aria-label={labels.expertise}>
            {expertise.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
