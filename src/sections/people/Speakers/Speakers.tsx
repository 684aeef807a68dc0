import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, PersonContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Speakers.module.css';

/** Content of {@link Speakers}. */
export interface SpeakersContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** One or two introductory sentences. @maxLength 125 */
  lead?: string;
  /** The people, in order. Their portraits alternate between four shapes. */
  items: PersonContent[];
}

/** Props of {@link Speakers}. */
export type SpeakersProps = ContentProps<SpeakersContent>;

/** Conference speakers, as a mosaic of portraits that begins with the heading. */
export function Speakers({ heading, lead, items, ...rest }: SpeakersProps) {
  return (
    <Section {...rest}>
      <Container>
        <div className={classes.frieze}>
          <div className={classes.head}>
            <Heading className={classes.heading}>{heading}</Heading>
            <Lead className={classes.lead}>{lead}</Lead>
          </div>
          <ul className={classes.speakers}>
            {items.map(({ name, role, media }) => (
              <li key={name} className={classes.speaker}>
                {media ? (
                  <Media media={media} className={classes.portrait} />
                ) : (
                  <div className={classes.portrait} />
                )}
                <Heading depth={1} className={classes.name}>
                  {name}
                </Heading>
                <p className={classes.title}>{role}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
