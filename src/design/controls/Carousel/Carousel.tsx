import { Children, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, ReactNode, RefObject } from 'react';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../Button/Button.tsx';
import { lazyPart } from '../../layout/Late/lazyPart.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { scrollingRow, type CarouselApi } from './scrollingRow.ts';
import { slidesInView, useCarouselState, useRunning, type CarouselHandle } from './useCarousel.ts';
import classes from './Carousel.module.css';

export { slidesInView, useCarousel, useCarouselState } from './useCarousel.ts';
export type { CarouselApi, CarouselHandle };

/** A carousel's words. */
export interface CarouselLabels {
  /** Name of the region. @maxLength 25 */
  region: string;
  /**
   * Name of a slide, with `{slide}` for its number and `{total}` for how many there are: "{slide} of {total}".
   * @maxLength 30
   */
  slide: string;
  /**
   * Which slides are in view, with `{first}`, `{last}` and `{total}` for their numbers: "{first} to {last} of {total}".
   * Where it is one, `slide` says it.
   * @maxLength 40
   */
  range: string;
  /** Name of the button that goes back. @maxLength 25 */
  previous: string;
  /** Name of the button that goes on. @maxLength 20 */
  next: string;
}

/** What {@link Carousel} takes. */
export interface CarouselProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Words of the region and its slides, and of the buttons. */
  labels: CarouselLabels;
  /** One slide per child. */
  children: ReactNode;
  /** What the slides show, in their order, in a word or two each: a move is announced with them. */
  names: readonly string[];
  /** From {@link useCarousel}: what stands beside the carousel moves it, or shows where it is, through the same. */
  handle: CarouselHandle;
  /** Goes on from the last slide to the first, where there are slides enough to fill the width. Default false. */
  loop?: boolean;
}

/** A carousel's slides, each with its name. */
export interface CarouselRowProps {
  /** Name of the region. */
  label: string;
  /** The slides in order. */
  slides: { name: string; content: ReactNode }[];
  /** See {@link CarouselProps}. */
  loop: boolean;
  /** Classes of its parts. They come from here, so that they are in the page's own stylesheet. */
  classNames: Record<'region' | 'viewport' | 'row' | 'slide', string | undefined>;
  /** Receives the carousel once it runs. */
  onRun: (carousel: CarouselApi) => void;
  /** Set to whether the focus was in the row that goes, for the row that takes its place. */
  focusLostRef: RefObject<boolean>;
}

/** The slides in a row that scrolls by itself. */
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

/** The parts that a row draws. */
const { region, viewport, row, slide } = classes;
const classNames = { region, viewport, row, slide };

const loadRow = () => import('./EmblaRow.tsx').then(({ EmblaRow }) => EmblaRow);
const Row = lazyPart(loadRow, PlainRow);

const name = (template: string, slide: number, total: number): string =>
  template.replace('{slide}', String(slide)).replace('{total}', String(total));

/** Says which slides are in view. One that goes round may show the last ones before the first. */
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
 * {@link CarouselControls}, which stand wherever the caller's layout has room. Until its code has loaded, and without it,
 * the row scrolls natively. Two custom properties of the caller's CSS size the slides: `--slide-size` (default 100 %),
 * and `--slide-gap`, the space after each, which counts as part of it (default none).
 * Rest props and className reach the root.
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

  useEffect(() => {
    loadRow().catch(() => {
      const region = root.current?.querySelector<HTMLElement>(`.${classes.region}`);
      if (region) handle.set(scrollingRow(region));
    });
  }, [handle]);

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

/** Tells assistive technology which slides are in view now, and what they show, once somebody has moved them. */
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

/** In which directions a carousel can scroll now. */
function readReach(carousel: CarouselApi): { previous: boolean; next: boolean } {
  const previous = carousel.canScrollPrev();
  const next = carousel.canScrollNext();
  return previous ? (next ? reach.both : reach.previous) : next ? reach.next : nowhere;
}

/** What {@link CarouselControls} takes. */
export interface CarouselControlsProps extends ComponentProps<'div'> {
  /** The carousel they move: the same handle. */
  handle: CarouselHandle;
  /** The same words as the carousel’s; `previous` and `next` name the buttons. */
  labels: CarouselLabels;
}

/** The previous and next buttons of a {@link Carousel}. Each is disabled while there is nowhere to scroll. */
export function CarouselControls({ handle, labels, className, ...rest }: CarouselControlsProps) {
  const carousel = useRunning(handle);
  const can = useCarouselState(handle, readReach, nowhere);
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
