import {
  Children,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Carousel as MantineCarousel, type CarouselProps as MantineCarouselProps } from '@mantine/carousel';
import '@mantine/carousel/styles.layer.css';
import type { EmblaCarouselType } from 'embla-carousel';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import classes from './Carousel.module.css';

/** A running carousel, for its controls. */
export type CarouselApi = EmblaCarouselType;

/** A carousel's words. */
export interface CarouselLabels {
  /** Name of the region. */
  region: string;
  /** Name of a slide, with `{slide}` for its number and `{total}` for how many there are: "{slide} of {total}". */
  slide: string;
  /** Name of the button that goes back. */
  previous: string;
  /** Name of the button that goes on. */
  next: string;
}

/** What {@link Carousel} takes. */
export interface CarouselProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Words of the region and its slides, and of the buttons. */
  labels: CarouselLabels;
  /** One slide per child. */
  children: ReactNode;
  /** Receives the carousel once it runs; hand it to {@link CarouselControls}. */
  onReady?: (carousel: CarouselApi) => void;
  /** Goes on from the last slide to the first, where there are slides enough to fill the width. Default false. */
  loop?: boolean;
  /** Where a slide comes to rest in the viewport. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /**
   * Width of a slide: a share of the viewport, a length, or `calc()`; one for all widths, or one from each width
   * on: `{ base: '100%', md: '50%' }`. Default 100 %.
   */
  slideSize?: MantineCarouselProps['slideSize'];
  /** Space between slides, as `slideSize`. It counts as part of a slide's size. Default none. */
  slideGap?: MantineCarouselProps['slideGap'];
  /**
   * What the widths of `slideSize` and `slideGap` are measured on: the window (`media`, default; keys are the
   * theme's breakpoints) or the carousel itself (`container`; keys are widths, such as `60rem`).
   */
  type?: 'media' | 'container';
}

/** Moves instead of animating where the visitor prefers that; read anew by Embla when the preference changes. */
const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

const name = (template: string, slide: number, total: number): string =>
  template.replace('{slide}', String(slide)).replace('{total}', String(total));

/** Until it runs, the viewport scrolls natively. The carousel goes on from the slide that had been scrolled to. */
function takeOver(carousel: CarouselApi): void {
  const viewport = carousel.rootNode();
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  const reached = carousel
    .slideNodes()
    .findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > scrollLeft);
  viewport.scrollLeft = 0;
  carousel.scrollTo(Math.max(reached, 0), true);
}

/**
 * A row of slides that scrolls sideways: by swiping or dragging, with the arrow keys, Home and End, and by
 * {@link CarouselControls}, which stand wherever the caller's layout has room. Without scripts the row scrolls natively.
 * Rest props and className reach the root.
 */
export function Carousel({
  labels,
  children,
  onReady,
  loop = false,
  align = 'start',
  slideSize,
  slideGap,
  type,
  className,
  ...rest
}: CarouselProps) {
  const [carousel, setCarousel] = useState<CarouselApi | null>(null);
  const [announced, setAnnounced] = useState<number | null>(null);
  const slides = Children.toArray(children);

  useEffect(() => {
    if (!carousel) return;
    takeOver(carousel);
    onReady?.(carousel);
    const announce = () => setAnnounced(carousel.selectedScrollSnap());
    carousel.on('select', announce);
    return () => {
      carousel.off('select', announce);
    };
  }, [carousel, onReady]);

  return (
    <div {...rest} className={clsx(classes.root, className)}>
      <MantineCarousel
        aria-label={labels.region}
        tabIndex={0}
        classNames={{
          root: classes.region,
          viewport: classes.viewport,
          container: classes.row,
          slide: classes.slide,
        }}
        mod={{ ready: carousel !== null }}
        getEmblaApi={setCarousel}
        emblaOptions={{ loop, align, breakpoints }}
        slideSize={slideSize}
        slideGap={slideGap}
        type={type}
        withControls={false}
      >
        {slides.map((slide, index) => (
          <MantineCarousel.Slide key={index} aria-label={name(labels.slide, index + 1, slides.length)}>
            {slide}
          </MantineCarousel.Slide>
        ))}
      </MantineCarousel>
      <VisuallyHidden role="status">
        {announced !== null && name(labels.slide, announced + 1, slides.length)}
      </VisuallyHidden>
    </div>
  );
}

const nowhere = { previous: false, next: false };
const reach = {
  both: { previous: true, next: true },
  previous: { previous: true, next: false },
  next: { previous: false, next: true },
};

/** In which directions a carousel can scroll now; in none before it runs. */
function useReach(carousel: CarouselApi | null): { previous: boolean; next: boolean } {
  const subscribe = useCallback(
    (changed: () => void) => {
      carousel?.on('select', changed).on('reInit', changed);
      return () => {
        carousel?.off('select', changed).off('reInit', changed);
      };
    },
    [carousel],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      const previous = carousel?.canScrollPrev();
      const next = carousel?.canScrollNext();
      return previous ? (next ? reach.both : reach.previous) : next ? reach.next : nowhere;
    },
    () => nowhere,
  );
}

/** What {@link CarouselControls} takes. */
export interface CarouselControlsProps extends ComponentProps<'div'> {
  /** The carousel they move, from its `onReady`; null until it runs. */
  carousel: CarouselApi | null;
  /** The same words as the carousel’s; `previous` and `next` name the buttons. */
  labels: CarouselLabels;
}

/** The previous and next buttons of a {@link Carousel}. Each is disabled while there is nowhere to scroll. */
export function CarouselControls({ carousel, labels, className, ...rest }: CarouselControlsProps) {
  const can = useReach(carousel);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // A button that becomes disabled at an end hands its focus to the other one, rather than losing it. Some browsers
  // take the focus away in the moment they disable it, before any effect can look.
  const focused = useRef<HTMLButtonElement>(null);
  const hold = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      focused.current = currentTarget;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) focused.current = null;
    },
  };
  useLayoutEffect(() => {
    if (focused.current === previous.current && !can.previous) next.current?.focus();
    else if (focused.current === next.current && !can.next) previous.current?.focus();
  }, [can]);

  return (
    <div {...rest} className={clsx(classes.controls, className)}>
      <Tooltip label={labels.previous}>
        <Button
          ref={previous}
          variant="outline"
          size="icon"
          icon={IconArrowLeft}
          aria-label={labels.previous}
          disabled={!can.previous}
          {...hold}
          onClick={() => carousel?.scrollPrev()}
        />
      </Tooltip>
      <Tooltip label={labels.next}>
        <Button
          ref={next}
          variant="outline"
          size="icon"
          icon={IconArrowRight}
          aria-label={labels.next}
          disabled={!can.next}
          {...hold}
          onClick={() => carousel?.scrollNext()}
        />
      </Tooltip>
    </div>
  );
}
