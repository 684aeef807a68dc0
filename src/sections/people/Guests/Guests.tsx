import { useCallback, useSyncExternalStore, type CSSProperties } from 'react';
import {
  Carousel,
  CarouselControls,
  useCarousel,
  useRunning,
  type CarouselHandle,
  type CarouselLabels,
} from '../../../design/controls/Carousel/Carousel.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Media, type Picture } from '../../../design/media/Media/Media.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Guests.module.css';

/** A guest and the episode they are heard in. */
export interface Guest {
  /** Their full name; names the card’s link. */
  name: string;
  /** What they do, and where: "Plant Director, Harrow Castings". */
  role: string;
  /** Number of their episode as written: "EP. 91". */
  number: string;
  /** Where the whole card leads. */
  href: string;
  /** Portrait, square; left out, the card begins with the name. */
  portrait?: Picture;
}

/** What {@link Guests} shows. */
export interface GuestsProps extends SectionProps {
  /** Names the section. @maxLength 25 */
  heading: string;
  /** The guests, in order; one card each. */
  guests: Guest[];
  /**
   * The carousel’s words; the region needs another name than the heading’s. `range` says which cards are in view, with `{first}`, `{last}` and `{total}` for their
   * numbers: "{first}–{last} of {total}"; where it is one card, `slide` says it.
   */
  labels: CarouselLabels & { range: string };
}

/** Numbers of the first and the last card that are in view whole; null before the carousel runs. */
function useRange(handle: CarouselHandle, total: number): { first: number; last: number } | null {
  const carousel = useRunning(handle);
  const subscribe = useCallback(
    (changed: () => void) => {
      carousel?.on('select', changed);
      carousel?.on('reInit', changed);
      return () => {
        carousel?.off('select', changed);
        carousel?.off('reInit', changed);
      };
    },
    [carousel],
  );
  const place = useSyncExternalStore(
    subscribe,
    () => carousel?.selectedScrollSnap() ?? 0,
    () => 0,
  );
  // It stops once for every card that can come to stand first: all but those that are in view with it.
  const stops = useSyncExternalStore(
    subscribe,
    () => carousel?.scrollSnapList().length ?? 0,
    () => 0,
  );
  return stops > 0 ? { first: place + 1, last: place + 1 + total - stops } : null;
}

/** What shows where the carousel is. */
interface RangeProps {
  carousel: CarouselHandle;
  /** How many guests there are. */
  total: number;
}

/** Which of the cards are in view, in words. */
function Range({ carousel, total, labels }: RangeProps & Pick<GuestsProps, 'labels'>) {
  const range = useRange(carousel, total);
  return range && <p className={classes.range}>{words(labels, range, total)}</p>;
}

/** The same on a ruler. */
function Ruler({ carousel, total }: RangeProps) {
  const range = useRange(carousel, total);
  return (
    <div
      className={classes.ruler}
      style={{ '--total': total, '--first': range?.first, '--last': range?.last } as CSSProperties}
    >
      {range && <div className={classes.mark} />}
    </div>
  );
}

/** Guests in a carousel that does not go round, under a ruler that shows which of them are in view. */
export function Guests({ heading, guests, labels, ...rest }: GuestsProps) {
  const carousel = useCarousel();
  const total = guests.length;
  return (
    <Section {...rest}>
      <Container>
        <div className={classes.head}>
          <Heading className={classes.heading}>{heading}</Heading>
          {total > 1 && (
            <div className={classes.position}>
              <Range carousel={carousel} total={total} labels={labels} />
              <CarouselControls handle={carousel} labels={labels} className={classes.controls} />
            </div>
          )}
        </div>
        {total > 1 && <Ruler carousel={carousel} total={total} />}
        <Carousel className={classes.carousel} labels={labels} handle={carousel}>
          {guests.map(({ name, role, number, href, portrait }) => (
            <div key={href} className={classes.guest}>
              {portrait && <Media picture={portrait} className={classes.portrait} />}
              <Heading depth={1} className={classes.name}>
                <Link href={href} stretched>
                  {name}
                </Link>
              </Heading>
              <p className={classes.role}>{role}</p>
              <p className={classes.number}>{number}</p>
            </div>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}

/** Says which cards are in view. */
function words(
  labels: GuestsProps['labels'],
  { first, last }: { first: number; last: number },
  total: number,
): string {
  return (first === last ? labels.slide.replace('{slide}', '{first}') : labels.range)
    .replace('{first}', String(first))
    .replace('{last}', String(last))
    .replace('{total}', String(total));
}
