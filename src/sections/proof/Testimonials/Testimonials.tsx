import type { CSSProperties } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { layoutBreakpoints } from '../../../design/theme/breakpoints.ts';
import type {
  ContentProps,
  MediaContent,
  PersonContent,
  SectionContent,
} from '../../../design/content/shapes.ts';
import classes from './Testimonials.module.css';

/** What one person says. */
export interface Testimonial extends PersonContent {
  /** Their words, without quotation marks around them. @maxLength 210 */
  quote: string;
  /** Who says it. @maxLength 20 */
  name: string;
  /** What they do, and where. @maxLength 55 */
  role: string;
  /** A square picture; it is cropped to a disc. */
  media?: MediaContent;
}

/** Content of {@link Testimonials}. */
export interface TestimonialsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** The first is shown large, the others small beside it. On phones they stand side by side, scroll, and are counted. */
  items: Testimonial[];
  /** Accessible name of the list, which takes focus so that arrow keys can scroll it. @maxLength 25 */
  listLabel: string;
}

/** Props of {@link Testimonials}. */
export type TestimonialsProps = ContentProps<TestimonialsContent>;

/** What clients say: one large quotation and the others beside it. */
export function Testimonials({ heading, items, listLabel, ...rest }: TestimonialsProps) {
  const others = { '--others': Math.max(items.length - 1, 1) } as CSSProperties;
  // Only a list that scrolls is a stop for the keyboard.
  const scrolls = useMediaQuery(`(max-width: ${layoutBreakpoints.phone})`);
  const scroller = { 'aria-label': listLabel, ...(scrolls && { tabIndex: 0 }) };
  return (
    <Section {...rest}>
      <Container>
        <Heading className={classes.title}>{heading}</Heading>
        <ul {...scroller} className={classes.quotes} style={others}>
          {items.map(({ quote, name, role, media }, index) => (
            <li key={name} className={classes.item}>
              <figure className={classes.figure} data-place={`${index + 1} / ${items.length}`}>
                {index === 0 && <QuoteMark />}
                <blockquote className={classes.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={classes.person}>
                  {media && <Media media={media} className={classes.portrait} />}
                  <p>
                    <strong className={classes.name}>{name}</strong>{' '}
                    <span className={classes.role}>{role}</span>
                  </p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

/** Two quarter discs, as an opening quotation mark. */
function QuoteMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 84 46" aria-hidden="true">
      <path d="M38 42V4A38 38 0 0 0 0 42Z" />
      <path d="M82 42V4A38 38 0 0 0 44 42Z" />
    </svg>
  );
}
