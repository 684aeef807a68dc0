import { Children, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, ReactNode, RefObject } from 'react';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../Button/Button.tsx';
import { lazyComponent } from '../../layout/Late/lazyComponent.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { scrollingRow, type CarouselApi } from './scrollingRow.ts';
import { slidesInView, useCarouselState, useRunning, type CarouselHandle } from './useCarousel.ts';
import classes from './Carousel.module.css';

export { slidesInView, useCarousel, useCarouselState } from './useCarousel.ts';
export type { CarouselApi, CarouselHandle };

/** The strings of a carousel. */
export interface CarouselLabels {
  /** Accessible name of the carousel, which is a region. @maxLength 25 */
  region: string;
  /**
   * Accessible name of a slide, with `{slide}` for its number and `{total}` for the total, such as
   * "{slide} of {total}".
   * @maxLength 30
   */
  slide: string;
  /**
   * Text that says which slides are visible, with `{first}` and `{last}` for their numbers and `{total}` for the total,
   * such as "{first} to {last} of {total}". If only one slide is visible, the string `slide` is used instead.
   * @maxLength 40
   */
  range: string;
  /** Accessible name of the button for the previous slide. @maxLength 25 */
  previous: string;
  /** Accessible name of the button for the next slide. @maxLength 20 */
  next: string;
}

export interface CarouselProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Names of the region, the slides and the buttons, and the text that says which slides are visible. */
  labels: CarouselLabels;
  /** One slide per child. */
  children: ReactNode;
  /**
   * What each slide shows, in a word or two, in the order of the slides. After a move, screen readers announce this for
   * the visible slides.
   */
  names: readonly string[];
  /**
   * The handle from {@link useCarousel}, with which components outside the carousel can move it or show its
   * position.
   */
  handle: CarouselHandle;
  /** Continues from the last slide to the first, if there are enough slides to fill the width. Default false. */
  loop?: boolean;
}

/** Props of a carousel's row of slides. */
export interface CarouselRowProps {
  /** Accessible name of the region. */
  label: string;
  /** The slides, in order. `name` is the slide's accessible name. */
  slides: { name: string; content: ReactNode }[];
  /** Whether the row loops; see {@link CarouselProps}. */
  loop: boolean;
  /**
   * Classes of the row's parts. They are passed in so that their CSS is in the page's stylesheet, rather than loading
   * with the row's code.
   */
  classNames: Record<'region' | 'viewport' | 'row' | 'slide', string | undefined>;
  /** Called with the carousel's API once the draggable row has started. The natively scrolling row never calls it. */
  onRun: (carousel: CarouselApi) => void;
  /**
   * Whether focus was in the natively scrolling row when the draggable row replaced it. If so, the draggable row takes
   * focus.
   */
  focusLostRef: RefObject<boolean>;
}

/** The slides in a natively scrolling row. */
function PlainRow({ label, slides, classNames, focusLostRef }: CarouselRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      focusLostRef.current = row?.contains(document.activeElement) ?? false;
    };
  }, [focusLostRef]);

  return (
    <div ref={ref} className={classNames.region} role="region" aria-label={label} tabIndex={0}>
      <div className={classNames.viewport}>
        <div className={classNames.row}>
          {slides.map(({ name, content }) => (
            <div key={name} className={classNames.slide} role="group" aria-label={name}>
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The classes of the row's parts, which are the same whether Embla or the browser scrolls the row. */
const { region, viewport, row, slide } = classes;
const classNames = { region, viewport, row, slide };

const loadRow = () => import('./EmblaRow.tsx').then(({ EmblaRow }) => EmblaRow);
const Row = lazyComponent(loadRow, PlainRow);

const name = (template: string, slide: number, total: number): string =>
  template.replace('{slide}', String(slide)).replace('{total}', String(total));

/**
 * Text that says which slides are visible, as a range. If only one slide is visible, or if a looping carousel shows its
 * last slides before its first, each slide is listed separately.
 */
export function positionWords(
  { slide, range }: Pick<CarouselLabels, 'slide' | 'range'>,
  shown: readonly number[],
  total: number,
): string {
  const [first = 1] = shown;
  const last = shown.at(-1) ?? first;
  return first < last
    ? range
        .replace('{first}', String(first))
        .replace('{last}', String(last))
        .replace('{total}', String(total))
    : shown.map((number) => name(slide, number, total)).join(', ');
}

/**
 * A row of slides that scrolls sideways: by swiping or dragging, with the arrow keys, Home and End, and by
 * {@link CarouselControls}, which can be anywhere in the caller's layout. Until the carousel's code has loaded, or if
 * the code can't be loaded, the row scrolls natively. The caller's CSS sizes the slides with two custom properties:
 * `--slide-gap` (default 0) is the space after each slide, and `--slide-size` (default 100%) is the width of a slide,
 * including that space. Rest props and className go to the root element.
 */
export function Carousel({
  labels,
  children,
  names,
  handle,
  loop = false,
  className,
  ...rest
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const focusLostRef = useRef(false);
  const contents = Children.toArray(children);

  // The controls move the plain row until the carousel's code runs.
  useEffect(() => {
    const plain = root.current?.querySelector<HTMLElement>(`.${classes.region}:not([data-ready])`);
    if (plain && !handle.get()) handle.set(scrollingRow(plain, loop));
  }, [handle, loop]);

  return (
    <div {...rest} ref={root} className={clsx(classes.root, className)}>
      <Row
        label={labels.region}
        slides={contents.map((content, index) => ({
          name: name(labels.slide, index + 1, contents.length),
          content,
        }))}
        loop={loop}
        classNames={classNames}
        onRun={handle.set}
        focusLostRef={focusLostRef}
      />
      <Announcement handle={handle} labels={labels} names={names} />
    </div>
  );
}

/** After each move, announces the visible slides and what they show. */
function Announcement({ handle, labels, names }: Pick<CarouselProps, 'handle' | 'labels' | 'names'>) {
  const carousel = useRunning(handle);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!carousel) return;
    const announce = () => {
      const shown = slidesInView(carousel);
      const what = shown.map((number) => names[number - 1]).join(', ');
      setAnnounced(`${positionWords(labels, shown, names.length)}: ${what}`);
    };
    carousel.on('select', announce);
    return () => {
      carousel.off('select', announce);
    };
  }, [carousel, labels, names]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

const nowhere = { previous: false, next: false };
const reach = {
  both: { previous: true, next: true },
  previous: { previous: true, next: false },
  next: { previous: false, next: true },
};

/** The directions that a carousel can currently scroll in. */
function readReach(carousel: CarouselApi): { previous: boolean; next: boolean } {
  const previous = carousel.canScrollPrev();
  const next = carousel.canScrollNext();
  return previous ? (next ? reach.both : reach.previous) : next ? reach.next : nowhere;
}

/** Props of {@link CarouselPosition}. */
export interface CarouselPositionProps extends ComponentProps<'p'> {
  /** The handle of the carousel. */
  handle: CarouselHandle;
  /** The carousel's strings. */
  labels: CarouselLabels;
  /** Number of slides. */
  total: number;
  /**
   * Number of slides that fit in a wide window. Until the carousel is interactive, the position text ("1 to 4 of 20")
   * assumes that this many are visible.
   */
  fit: number;
}

/** Joins the numbers of the visible slides into a string, so that equal lists compare as equal. */
const readShown = (carousel: CarouselApi): string => slidesInView(carousel).join();

/**
 * The 1-based numbers of the fully visible slides. In the server's HTML, and until the carousel is interactive, these
 * are the numbers of the first `fit` slides.
 *
 * @param fit number of slides that fit in a wide window
 * @param total number of slides
 */
export function useShownSlides(handle: CarouselHandle, fit: number, total: number): number[] {
  const first = Array.from({ length: Math.min(fit, total) }, (_, at) => at + 1).join();
  return useCarouselState(handle, readShown, first).split(',').map(Number);
}

/**
 * Text that says which slides of a {@link Carousel} are in view: "1 to 4 of 20". Without JavaScript, it is hidden.
 * Until the carousel is interactive, the text is a guess, so it is hidden from assistive technology. In narrow
 * windows, where fewer slides fit, the guess is hidden from everyone.
 */
export function CarouselPosition({ handle, labels, total, fit, className, ...rest }: CarouselPositionProps) {
  const running = useRunning(handle) !== null;
  const shown = useShownSlides(handle, fit, total);
  return (
    <p
      {...rest}
      className={clsx(classes.position, className)}
      aria-hidden={!running || undefined}
      data-screen
    >
      {positionWords(labels, shown, total)}
    </p>
  );
}

/** Props of {@link CarouselControls}. Rest props and className go to the root element. */
export interface CarouselControlsProps extends ComponentProps<'div'> {
  /** The handle of the carousel to move. */
  handle: CarouselHandle;
  /** The carousel's strings. `previous` and `next` name the buttons. */
  labels: CarouselLabels;
  /** Whether the carousel loops. If so, both buttons are enabled from the start. Default false. */
  loop?: boolean;
}

/**
 * The previous and next buttons of a {@link Carousel}. Each button is disabled if the carousel can't scroll further in
 * the button's direction. Until the carousel is interactive, the buttons look as they do at the first slide.
 */
export function CarouselControls({ handle, labels, loop, className, ...rest }: CarouselControlsProps) {
  const carousel = useRunning(handle);
  const can = useCarouselState(handle, readReach, loop ? reach.both : reach.next);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // A button that becomes disabled at an end moves focus to the other button, so that focus isn't lost. Some browsers
  // remove focus as soon as they disable the button, so the ref `focused` remembers which button had it.
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
