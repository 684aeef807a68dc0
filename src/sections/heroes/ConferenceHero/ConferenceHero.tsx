import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Actions, type ActionChoice } from '../../../design/controls/Actions/Actions.tsx';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './ConferenceHero.module.css';

/** When or where. */
export interface ConferenceFact {
  /** As written: "10-11 September 2026", "Cincinnati, Ohio". */
  text: string;
  /** The first day that the text names, as an ISO 8601 date. Left out, the text names none. */
  date?: string;
}

/** What {@link ConferenceHero} shows. */
export interface ConferenceHeroProps extends SectionProps {
  /** Names the section, and is the h1 unless `level` says otherwise. Line breaks (`\n`) are kept. @maxLength 15 */
  heading: string;
  /** One or two sentences. Line breaks are kept. @maxLength 135 */
  lead?: string;
  /** When and where: above the heading in `turn`, under the lead elsewhere. */
  facts?: ConferenceFact[];
  /** What to do from here. The first leads, with an arrow unless it has an icon; further ones are outlined. */
  actions?: ActionChoice[];
  /** Look of the first action. Default `default`; `hero` for a page's one main call. */
  actionVariant?: ButtonLook['variant'];
  /** Decorative. Left out, the words have the section to themselves. */
  drawing?: DrawingFile;
  /** The same for phones, where it follows the words. Default: `drawing`. */
  drawingPhone?: DrawingFile;
  /**
   * How words and drawing share the section. `turn`: a double turn at the end, drawn once on load; facts above, the
   * rest at the foot. `split`: words beside the drawing, both in the middle. `floor`: heading above, the rest at the
   * foot, beside a building whose floor goes on under both. `rail`: the drawing comes in from the end, words at the
   * foot. `arch`: an arch behind the words, from the end. `below`: the rest beside the heading, a wide drawing below.
   */
  variant: 'turn' | 'split' | 'floor' | 'rail' | 'arch' | 'below';
}

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
  lead,
  facts = [],
  actions = [],
  actionVariant,
  drawing,
  drawingPhone,
  variant,
  level = 1,
  className,
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
  const align = aligns[variant] ?? 'xMaxYMax';
  return (
    <Section
      {...rest}
      level={level}
      space="none"
      className={clsx(classes.hero, className)}
      data-variant={drawing ? variant : undefined}
    >
      <Container className={classes.words}>
        {above && factList}
        <Heading
          size="d1"
          className={classes.heading}
          style={{ '--letters': longestWord(heading) } as CSSProperties}
        >
          {heading}
        </Heading>
        {(lead || actions.length > 0 || (factList && !above)) && (
          <div className={classes.text}>
            <Lead className={classes.lead}>{lead}</Lead>
            {!above && factList}
            <Actions actions={actions} variant={actionVariant} className={classes.actions} />
          </div>
        )}
      </Container>
      {drawing && (
        <Drawing
          drawing={drawing}
          align={align}
          className={clsx(classes.drawing, drawingPhone && classes.roomy)}
        />
      )}
      {drawing && drawingPhone && (
        <Drawing drawing={drawingPhone} align="xMidYMax" className={clsx(classes.drawing, classes.phone)} />
      )}
    </Section>
  );
}
