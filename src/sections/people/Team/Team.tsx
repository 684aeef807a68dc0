import clsx from 'clsx';
import {
  Carousel,
  CarouselControls,
  useCarousel,
  type CarouselLabels,
} from '../../../design/controls/Carousel/Carousel.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media, type Picture } from '../../../design/media/Media/Media.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Team.module.css';

/** One person of the team. */
export interface TeamMember {
  /** Their full name. @maxLength 20 */
  name: string;
  /** What they do. @maxLength 35 */
  title: string;
  /** Portrait, square; left out, the slide begins with the name. */
  image?: Picture;
  /** Degrees, certificates and posts, one line each. @maxLength 45 */
  credentials?: string[];
  /** Who they are, in a few sentences. @maxLength 145 */
  bio?: string;
  /** Their subjects, in a word or two each. @maxLength 35 */
  expertise?: string[];
}

/** A figure and what it counts. */
export interface TeamStat {
  /** The figure, as written: "40+". @maxLength 15 */
  value: string;
  /** What it counts. @maxLength 50 */
  label: string;
}

/** What {@link Team} shows. */
export interface TeamProps extends SectionProps {
  /** Names the section. @maxLength 45 */
  heading: string;
  /** The people, in order; one slide each. */
  members: TeamMember[];
  /** Figures on the panel beside the carousel. */
  stats?: TeamStat[];
  /** The carousel's words, and the names of each person's two lists. */
  labels: CarouselLabels & { credentials: string; expertise: string };
}

/**
 * The people who lead, in a carousel that goes round, with figures on a quarter-round panel beside it.
 */
export function Team({ heading, members, stats = [], labels, className, ...rest }: TeamProps) {
  const carousel = useCarousel();
  return (
    <Section {...rest} className={clsx(classes.team, className)}>
      <Container>
        <div className={classes.head}>
          <Heading className={classes.heading}>{heading}</Heading>
          {members.length > 1 && (
            <CarouselControls handle={carousel} labels={labels} className={classes.controls} />
          )}
        </div>
        <div className={classes.body}>
          <Carousel
            className={classes.carousel}
            labels={labels}
            names={members.map(({ name }) => name)}
            loop
            handle={carousel}
          >
            {members.map((member) => (
              <Member key={member.name} member={member} labels={labels} />
            ))}
          </Carousel>
          {stats.length > 0 && (
            <dl className={classes.stats} data-band="highlight">
              {stats.map(({ value, label }) => (
                <div key={label} className={classes.stat}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </Container>
    </Section>
  );
}

function Member({ member, labels }: { member: TeamMember; labels: TeamProps['labels'] }) {
  const { name, title, image, credentials = [], bio, expertise = [] } = member;
  return (
    <div className={classes.member}>
      {image && <Media picture={image} className={classes.portrait} />}
      <div>
        <Heading depth={1} className={classes.name}>
          {name}
        </Heading>
        <p className={classes.role}>{title}</p>
        {credentials.length > 0 && (
          <ul className={classes.credentials} aria-label={labels.credentials}>
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        )}
        {bio && <p className={classes.bio}>{bio}</p>}
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
