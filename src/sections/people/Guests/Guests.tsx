import type { CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
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
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ContentProps,
  MediaContent,
  PersonContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Guests.module.css';

/** A guest, with a link to their episode. */
export interface Guest extends PersonContent {
  /** Full name, which is also the text of the card’s link. */
  name: string;
  /** Role and employer: "Plant Director, Harrow Castings". */
  role: string;
  /** Number of the guest's episode, as written: "EP. 91". */
  number: string;
  /** Link target of the whole card. */
  href: string;
  /** Square portrait. Without it, the card begins with the name. */
  media?: MediaContent;
}

/** Content of {@link Guests}: a heading, the guests, and the carousel’s labels. */
export interface GuestsContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** The guests, in order, one card each. */
  items: Guest[];
  /** The carousel’s labels. `region` must differ from the heading. */
  labels: CarouselLabels;
}

/** Props of {@link Guests}: its content, and attributes of the root element. */
export type GuestsProps = ContentProps<GuestsContent>;

/** Number of cards in view in a wide window. */
const fit = 4;

/** A ruler that shows which cards are visible. */
function Ruler({ carousel, total }: { carousel: CarouselHandle; total: number }) {
  const shown = useShownSlides(carousel, fit, total);
  return (
    <div
      className={classes.ruler}
      style={{ '--total': total, '--first': shown[0], '--last': shown.at(-1) } as CSSProperties}
    >
      <div className={classes.mark} />
    </div>
  );
}

/** Guests in a carousel that doesn't loop, below a ruler that shows which guests are in view. */
export function Guests({ heading, items, labels, ...rest }: GuestsProps) {
  const carousel = useCarousel();
  const total = items.length;
  return (
    <Section {...rest}>
      <Container>
        <div className={classes.head}>
          <Heading className={classes.heading}>{heading}</Heading>
          {total > 1 && (
            <div className={classes.position}>
              <CarouselPosition handle={carousel} labels={labels} total={total} fit={fit} />
              <CarouselControls handle={carousel} labels={labels} className={classes.controls} />
            </div>
          )}
        </div>
        {total > 1 && <Ruler carousel={carousel} total={total} />}
        <Carousel
          className={classes.carousel}
          labels={labels}
          names={items.map(({ name }) => name)}
          handle={carousel}
        >
          {items.map(({ name, role, number, href, media }) => (
            <div key={href} className={classes.guest}>
              {media && <Media media={media} className={classes.portrait} />}
              <Heading depth={1} className={classes.name}>
                <Link href={href} stretched>
                  {name}
                </Link>
              </Heading>
              <p className={classes.role}>{role}</p>
              <p className={classes.number}>
                {number}
                <Icon icon={IconArrowRight} size={18} className={classes.arrow} />
              </p>
            </div>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
