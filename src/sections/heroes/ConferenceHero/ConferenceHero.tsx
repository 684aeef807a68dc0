import type { CSSProperties } from 'react';
import clsx from 'clsx';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { formatPrice } from '../../../design/text/Price/formatPrice.ts';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  PriceContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './ConferenceHero.module.css';

/** A date or a place. */
export interface ConferenceFact {
  /** The date or place, as written: "September 10–11, 2026", "Cincinnati, Ohio". */
  text: string;
  /** The first date in the text, in ISO 8601. Omit it if the text has no date. */
  date?: string;
}

/** Something for sale, with its price. */
export interface ConferencePrice extends Pick<PriceContent, 'price'> {
  /** Name of what is for sale. @maxLength 30 */
  title: string;
}

/** Content of {@link ConferenceHero}. */
export interface ConferenceHeroContent extends SectionContent {
  /** Page title and section heading. It is the h1 unless `level` is set. Line breaks (`\n`) are kept. @maxLength 50 */
  heading: string;
  /** What the page offers. Line breaks are kept. @maxLength 110 */
  lead?: string;
  /** The date and the place. In the variant `turn`, they are in type as large as the lead's. */
  facts?: ConferenceFact[];
  /** A line or two about the audience or the conference's topic. Line breaks are kept. @maxLength 145 */
  note?: string;
  /**
   * What is for sale, with prices in US dollars. Up to five look best. The rest of the page says what each
   * includes.
   */
  prices?: readonly ConferencePrice[];
  /**
   * Next steps. The first is a solid button, and its default icon depends on its target. The others are outlined or, on
   * phones, text links.
   */
  actions?: ActionContent[];
  /** Look of the first action: `hero` for a page's main call to action. Default `default`. */
  actionVariant?: ButtonLook['variant'];
  /** A decorative drawing. Without it, the text has the section to itself. */
  drawing?: DrawingContent;
  /** A version of the drawing for phones, where it is below the text. Default: `drawing`. */
  phoneDrawing?: DrawingContent;
  /** What the drawing shows, in small type below it; in `arch`, at the lower left. @maxLength 90 */
  caption?: string;
  /**
   * Layout of text and drawing. `turn`: two offset semicircles at the right, revealed by an animation on
   * load. `split`: text beside the drawing, both centered. `floor`: text beside a building whose floor
   * continues below the text. `rail`: a drawing that begins at the right edge, with the text at the lower left.
   * `arch`: an arch that begins at the right edge and extends behind the text. `below`: text above a wide
   * drawing.
   */
  variant: 'turn' | 'split' | 'floor' | 'rail' | 'arch' | 'below';
}

/** Props of {@link ConferenceHero}. */
export type ConferenceHeroProps = ContentProps<ConferenceHeroContent>;

/** Alignment of the drawing in its box, as in `preserveAspectRatio`. Variants not listed here use `xMaxYMax`. */
const aligns: Partial<Record<ConferenceHeroProps['variant'], string>> = {
  turn: 'xMaxYMid',
  split: 'xMidYMid',
};

/** Number of letters in the longest word, which determines the type size. A hyphen separates words. */
const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map(({ length }) => length), 1);

/**
 * The first section of a conference page: the page's title, date and place, actions, and one large drawing. Without a
 * `band`, the background is the theme's hero color.
 */
export function ConferenceHero({
  heading,
  facts = [],
  note,
  prices = [],
  drawing,
  phoneDrawing,
  caption,
  variant,
  style,
  ...rest
}: ConferenceHeroProps) {
  const hasNotes = facts.length > 0 || note || prices.length > 0;
  return (
    <Hero
      {...rest}
      heading={heading}
      size="d1"
      notes={
        hasNotes && (
          <>
            {facts.length > 0 && (
              <ul className={classes.facts}>
                {facts.map(({ text, date }) => (
                  <li key={text}>{date ? <time dateTime={date}>{text}</time> : text}</li>
                ))}
              </ul>
            )}
            {note && <p className={classes.note}>{note}</p>}
            {prices.length > 0 && (
              <dl className={classes.prices}>
                {prices.map(({ title, price }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{formatPrice(price)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )
      }
      classNames={classes}
      style={{ '--letters': longestWord(heading), ...style } as CSSProperties}
      data-variant={drawing ? variant : undefined}
      picture={
        drawing && (
          <>
            <Drawing
              drawing={drawing}
              align={aligns[variant] ?? 'xMaxYMax'}
              className={clsx(classes.drawing, phoneDrawing && classes.roomy)}
            />
            {phoneDrawing && (
              <Drawing
                drawing={phoneDrawing}
                align="xMidYMax"
                className={clsx(classes.drawing, classes.phone)}
              />
            )}
          </>
        )
      }
    >
      {drawing && caption && <p className={classes.caption}>{caption}</p>}
    </Hero>
  );
}
