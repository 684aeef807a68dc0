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
} from '../../../design/shapes/shapes.ts';
import classes from './Testimonials.module.css';

/** A person's quote. */
export interface Testimonial extends PersonContent {
  /** The quote, without quotation marks. @maxLength 210 */
  quote: string;
  /** The person's name. @maxLength 20 */
  name: string;
  /** Role and employer. @maxLength 55 */
  role: string;
  /** A square picture, cropped to a circle. */
  media?: MediaContent;
}

/** Content of {@link Testimonials}: a heading and quotes from clients. */
export interface TestimonialsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /**
   * The quotes, in order. The first one is large, and the others are small and beside it. On phones, all are in a
   * single row that scrolls, and each shows its position ("1 / 3").
   */
  items: Testimonial[];
  /** Accessible name of the list. On phones, the list takes focus, so that arrow keys can scroll it. @maxLength 25 */
  listLabel: string;
}

/** Props of {@link Testimonials}: its content, and attributes of the root element. */
export type TestimonialsProps = ContentProps<TestimonialsContent>;

/** Quotes from clients. The first quote is large, and the others are beside it. */
export function Testimonials({ heading, items, listLabel, ...rest }: TestimonialsProps) {
  const others = { '--others': Math.max(items.length - 1, 1) } as CSSProperties;
  // Only a scrolling list takes keyboard focus.
  const scrolls = useMediaQuery(`(max-width: ${layoutBreakpoints.phone})`);
  const scroller = { 'aria-label': listLabel, ...(scrolls && { tabIndex: 0 }) };
  return (
    <Section space="poster" {...rest}>
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
