import { useLayoutEffect, useRef, useState } from 'react';
import { Carousel } from '@mantine/carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { useMessages } from '../../text/Messages/Messages.tsx';
import type { CarouselRowProps } from './Carousel.tsx';

/**
 * Makes Embla jump instead of animating if the visitor prefers reduced motion. Embla also responds when the preference
 * changes.
 */
const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

/** Starts Embla at the slide that the visitor scrolled to while the region still scrolled natively. */
function takeOver(carousel: EmblaCarouselType, region: HTMLElement | null): void {
  if (!region || region.scrollLeft === 0) return;
  const { scrollLeft } = region;
  const reached = carousel
    .slideNodes()
    .findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > scrollLeft);
  region.scrollLeft = 0;
  carousel.scrollTo(Math.max(reached, 0), true);
}

/**
 * A row of slides that can be dragged and can loop. Its code is heavy, so {@link Carousel} loads it only on hydration.
 */
export function EmblaRow({ label, slides, loop, classNames, onRun, focusLostRef }: CarouselRowProps) {
  const messages = useMessages();
  const [ready, setReady] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focusLostRef.current) region.current?.focus({ preventScroll: true });
  }, [focusLostRef]);

  return (
    <Carousel
      ref={region}
      aria-label={label}
      aria-roledescription={messages.carousel}
      tabIndex={0}
      classNames={{
        root: classNames.region,
        viewport: classNames.viewport,
        container: classNames.row,
        slide: classNames.slide,
      }}
      mod={{ ready }}
      getEmblaApi={(carousel) => {
        if (ready) return;
        takeOver(carousel, region.current);
        setReady(true);
        onRun(carousel);
      }}
      emblaOptions={{ loop, align: 'start', breakpoints }}
      withControls={false}
    >
      {slides.map(({ name, content }) => (
        <Carousel.Slide key={name} aria-label={name} aria-roledescription={messages.slide}>
          {content}
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}
