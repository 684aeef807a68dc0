import type { CSSProperties } from 'react';
import clsx from 'clsx';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/content/shapes.ts';
import classes from './ConferenceHero.module.css';

/** When or where. */
export interface ConferenceFact {
  /** As written: "September 10–11, 2026", "Cincinnati, Ohio". */
  text: string;
  /** The first day that the text names, as an ISO 8601 date. Left out, the text names none. */
  date?: string;
}

/** Content of {@link ConferenceHero}. */
export interface ConferenceHeroContent extends SectionContent {
  /** Names the section, and is the h1 unless `level` says otherwise. Line breaks (`\n`) are kept. @maxLength 50 */
  heading: string;
  /** One or two sentences. Line breaks are kept. @maxLength 135 */
  lead?: string;
  /** When and where: above the heading in `turn`, under the lead elsewhere. */
  facts?: ConferenceFact[];
  /** What to do from here. The first leads, with an arrow unless it has an icon; further ones are outlined. */
  actions?: ActionContent[];
  /** Look of the first action. Default `default`; `hero` for a page's one main call. */
  actionVariant?: ButtonLook['variant'];
  /** Decorative. Left out, the words have the section to themselves. */
  drawing?: DrawingContent;
  /** The same for phones, where it follows the words. Default: `drawing`. */
  phoneDrawing?: DrawingContent;
  /**
   * How words and drawing share the section. `turn`: a double turn at the end, drawn once on load; facts above, the
   * rest at the foot. `split`: words beside the drawing, both in the middle. `floor`: heading above, the rest at the
   * foot, beside a building whose floor goes on under both. `rail`: the drawing comes in from the end, words at the
   * foot. `arch`: an arch behind the words, from the end. `below`: the rest beside the heading, a wide drawing below.
   */
  variant: 'turn' | 'split' | 'floor' | 'rail' | 'arch' | 'below';
}

/** Props of {@link ConferenceHero}. */
export type ConferenceHeroProps = ContentProps<ConferenceHeroContent>;

/** Which part of the drawing keeps its place. */
const aligns: Partial<Record<ConferenceHeroProps['variant'], string>> = {
  turn: 'xMaxYMid',
  split: 'xMidYMid',
};

/** Letters of the longest word, which the type size follows. */
const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map(({ length }) => length), 1);

/** Opens a page of the conference: its name, when and where, what to do, and one large drawing. */
export function ConferenceHero({
  heading,
  facts = [],
  drawing,
  phoneDrawing,
  variant,
  style,
  ...rest
}: ConferenceHeroProps) {
  const above = variant === 'turn';
  const factList = facts.length > 0 && (
    <ul className={classes.facts}>
      {facts.map(({ text, date }) => (
        <li key={text}>{date ? <time dateTime={date}>{text}</time> : text}</li>
      ))}
    </ul>
  );
  return (
    <Hero
      {...rest}
      heading={heading}
      size="d1"
      before={above && factList}
      notes={!above && factList}
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
    />
  );
}
