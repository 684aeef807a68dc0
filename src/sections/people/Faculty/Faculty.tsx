import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ContentProps,
  MediaContent,
  PersonContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Faculty.module.css';

/** An instructor. */
export interface FacultyMember extends PersonContent {
  /** Full name. @maxLength 25 */
  name: string;
  /** What the instructor teaches. @maxLength 35 */
  role: string;
  /** Square portrait; without it, the tile has only name and title. */
  media?: MediaContent;
}

/** What {@link Faculty} shows: a heading, and the instructors with their portraits. */
export interface FacultyContent extends SectionContent {
  /** Section heading, in the first tile. @maxLength 35 */
  heading: string;
  /** The people, in order, one tile each. The drawing beside the heading has one blade per person. */
  items: FacultyMember[];
}

/** {@link FacultyContent}, and the attributes of the root element. */
export type FacultyProps = ContentProps<FacultyContent>;

/** The instructors, as a mosaic of portraits; its first tile, two columns wide, is the heading. */
export function Faculty({ heading, items, ...rest }: FacultyProps) {
  return (
    <Section {...rest}>
      <Container>
        <div className={classes.mosaic}>
          <div data-band="highlight" className={classes.head}>
            <Fan count={items.length} />
            <Heading className={classes.heading}>{heading}</Heading>
          </div>
          <ul className={classes.people}>
            {items.map(({ name, role, media }) => (
              <li key={name} className={classes.person}>
                {media && <Media media={media} className={classes.portrait} />}
                <div className={classes.words}>
                  <Heading depth={1} className={classes.name}>
                    {name}
                  </Heading>
                  <p className={classes.title}>{role}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

/** A quarter turn around the tile's upper right corner, with one blade per person. */
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
