import { useId } from 'react';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import type { AgendaDay, EventType } from '../../event/Agenda/Agenda.tsx';
import { planDial, type DialPlan } from './dial.ts';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './AgendaHero.module.css';

/** Content of {@link AgendaHero}. */
export interface AgendaHeroContent extends SectionContent {
  /** Page title. It is the h1 unless `level` is set. @maxLength 10 */
  heading: string;
  /** What the program's days offer, in a sentence. @maxLength 85 */
  lead?: string;
  /** Which year's program this is: `title` in bold ("This is the 2025 program"), then `text`, one more sentence. */
  note?: { title: string; text: string };
  /** Next steps. The first is the main one. */
  actions?: ActionContent[];
  /** The program, drawn as a dial. One to three days look best. The agenda below the hero lists the same events. */
  items: AgendaDay[];
  /**
   * Label on the dial's inner ring, such as "Parallel workshops". The inner ring shows the events that run in parallel
   * with the main program. The label isn't shown if there are no such events, or no room for it. @maxLength 20
   */
  innerLabel?: string;
  /** How to read the dial, in small type below it. @maxLength 130 */
  caption?: string;
}

/** Props of {@link AgendaHero}. */
export type AgendaHeroProps = ContentProps<AgendaHeroContent>;

/**
 * The first section of the agenda's page: the title, a note that says which year's program this is, and the days as
 * one dial. Without a `band`, the background is the theme's hero color.
 */
export function AgendaHero({ note, items, innerLabel, caption, ...rest }: AgendaHeroProps) {
  return (
    <Hero
      {...rest}
      size="d1"
      beside
      classNames={classes}
      notes={
        note && (
          <p className={classes.note}>
            <strong>{note.title}</strong> {note.text}
          </p>
        )
      }
      picture={
        items.length > 0 && (
          // Hidden from screen readers, because the agenda below lists what the dial shows.
          <div className={classes.figure} aria-hidden="true">
            <Dial plan={planDial(items)} label={innerLabel} />
            {caption && <p className={classes.caption}>{caption}</p>}
          </div>
        )
      }
    />
  );
}

/** Radii and stroke widths of the dial's main ring, inner ring and core. The center of the dial is at 0, 0. */
const main = { r: 287, strokeWidth: 86 };
const side = { r: 193, strokeWidth: 86 };
const core = { r: 71, strokeWidth: 142 };

/** Colors of the days, and text colors for the names on them. Both repeat after three days. */
const dayInks = ['var(--art-ink)', 'var(--art-hot)', 'var(--art-sun)'];
const nameInks = ['var(--art-on-ink)', 'var(--art-on-color)', 'var(--art-on-color)'];

const eventInks: Record<EventType, string> = {
  general: 'var(--category-1)',
  keynote: 'var(--category-2)',
  workshop: 'var(--category-3)',
  panel: 'var(--category-4)',
  networking: 'var(--category-5)',
};

/** Half of the gap between two adjacent events, as a fraction of the circle. */
const gap = 0.7 / 360;

/**
 * SVG transform that puts an element at the given angle (in degrees clockwise from the left) and distance from the
 * center, and keeps it upright.
 */
const at = (angle: number, distance: number): string =>
  `rotate(${angle}) translate(${-distance}) rotate(${-angle})`;

/** A day name's distance from the dial's center and its maximum width, if the dial has one, two or three days. */
const names = [
  { distance: 0, width: 230 },
  { distance: 69, width: 190 },
  { distance: 82, width: 100 },
] as const;

/**
 * A dial of the event's days, which together make one full turn, clockwise from the left. Events are on two concentric
 * rings; on both, one hour is 1 unit of path length.
 */
function Dial({ plan: { days, hours, marks, free }, label }: { plan: DialPlan; label: string | undefined }) {
  const ring = useId();
  const turn = days.length * hours;
  const place = names[days.length - 1] ?? { distance: 96, width: 72 };
  return (
    <svg className={classes.dial} viewBox="-390 -390 780 780">
      <g transform="rotate(180)" fill="none">
        <g className={classes.ground}>
          <circle {...main} />
          <circle {...side} />
        </g>
        {days.flatMap(({ slots }, day) =>
          slots.map(({ at: start, length, type, inner, title, id }, index) => (
            // The link is for pointers only, because the agenda lists the same event. Without an anchor, the
            // link does nothing.
            <a
              key={`${day} ${index}`}
              href={id && `#${id}`}
              tabIndex={-1}
              className={classes.wedge}
              data-type={type}
            >
              <title>{title}</title>
              <circle
                {...(inner ? side : main)}
                stroke={eventInks[type]}
                pathLength={turn}
                strokeDasharray={dash(day * hours + start + gap * turn, length - 2 * gap * turn, turn)}
              />
            </a>
          )),
        )}
        <g className={classes.ink}>
          <Marks radius={341} length={6} every={0.25} turn={turn} />
          <Marks radius={344} length={12} every={1} turn={turn} />
        </g>
        {days.map((_, day) => (
          <circle
            key={day}
            {...core}
            stroke={dayInks[day % dayInks.length]}
            pathLength={days.length}
            strokeDasharray={`0 ${day} 1 ${days.length}`}
          />
        ))}
      </g>
      {days.map(({ from }) => (
        <g key={from} transform={`rotate(${from})`}>
          {days.length > 1 && <path className={classes.cut} d="M-144 0H0" />}
          <path className={classes.ink} strokeWidth="1.6" d="M-348 0h206" />
        </g>
      ))}
      <g className={classes.hours}>
        {marks.map(({ hour, angle, minor }) => (
          <text key={angle} transform={at(angle, 368)} data-minor={minor || undefined}>
            {hour}
          </text>
        ))}
      </g>
      {label && free && fits(label, free) && (
        <>
          <path id={ring} d={alongRing(free)} fill="none" />
          <text className={classes.ring}>
            <textPath href={`#${ring}`} startOffset="50%">
              {label}
            </textPath>
          </text>
        </>
      )}
      {days.map(({ name, middle }, day) => {
        const size = Math.round(Math.min(46, place.width / (0.6 * name.length)));
        // Leave out a name that would be illegibly small. The agenda below the hero shows it.
        if (size < 18) return null;
        return (
          <text
            key={day}
            className={classes.name}
            fill={nameInks[day % nameInks.length]}
            transform={at(middle, place.distance)}
            fontSize={size}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** Whether a label fits on the inner ring between two angles, in degrees. A letter is about 16 units wide. */
const fits = (label: string, { from, to }: { from: number; to: number }): boolean =>
  16 * label.length < ((to - from) / 360) * 2 * Math.PI * side.r * 0.9;

/** A path along the inner ring between two angles. It runs from left to right, so that text on it is upright. */
function alongRing({ from, to }: { from: number; to: number }): string {
  const below = (from + to) / 2 > 180;
  // Shifts the path by half the height of a letter, so that the middle of the text is in the middle of the ring.
  const r = side.r + (below ? 10 : -10);
  const point = (angle: number): string => {
    const radians = (angle / 180) * Math.PI;
    return `${Math.round(-r * Math.cos(radians))} ${Math.round(-r * Math.sin(radians))}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return below
    ? `M${point(to)}A${r} ${r} 0 ${large} 0 ${point(from)}`
    : `M${point(from)}A${r} ${r} 0 ${large} 1 ${point(to)}`;
}

/** A `stroke-dasharray` with one dash, which has the given start and length on a path of the given total length. */
function dash(start: number, length: number, path: number): string {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return `0 ${round(start)} ${round(Math.max(length, 0.01))} ${path}`;
}

/** Evenly spaced marks, drawn as one dashed circle. Its stroke width is the marks' length. */
function Marks({
  radius,
  length,
  every,
  turn,
}: {
  radius: number;
  length: number;
  every: number;
  turn: number;
}) {
  const mark = Math.round(turn * 0.65) / 1000;
  return (
    <circle
      r={radius}
      strokeWidth={length}
      pathLength={turn}
      strokeDasharray={`${mark} ${every - mark}`}
      strokeDashoffset={mark / 2}
    />
  );
}
