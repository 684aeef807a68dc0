import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Media, type Picture } from '../../../design/media/Media/Media.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Speakers.module.css';

/** Someone who speaks. */
export interface Speaker {
  /** Their full name. */
  name: string;
  /** What they do, and where. */
  title: string;
  /** Portrait, square; left out, its shape stands plain. */
  image?: Picture;
}

/** What {@link Speakers} shows. */
export interface SpeakersProps extends SectionProps {
  /** Names the section. @maxLength 25 */
  heading: string;
  /** One or two sentences with the heading. @maxLength 125 */
  lead?: string;
  /** The people, in order. Their portraits take four shapes in turn. */
  speakers: Speaker[];
}

/** People who speak: a frieze of portraits, with the heading at its start. */
export function Speakers({ heading, lead, speakers, ...rest }: SpeakersProps) {
  return (
    <Section {...rest}>
      <Container>
        <div className={classes.frieze}>
          <div className={classes.head}>
            <Heading className={classes.heading}>{heading}</Heading>
            <Lead className={classes.lead}>{lead}</Lead>
          </div>
          <ul className={classes.speakers}>
            {speakers.map(({ name, title, image }) => (
              <li key={name} className={classes.speaker}>
                {image ? (
                  <Media picture={image} className={classes.portrait} />
                ) : (
                  <div className={classes.portrait} />
                )}
                <Heading depth={1} className={classes.name}>
                  {name}
                </Heading>
                <p className={classes.title}>{title}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
