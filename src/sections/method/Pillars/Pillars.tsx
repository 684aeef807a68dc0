import { useDeferredValue, useId, useState, type CSSProperties, type PointerEvent } from 'react';
import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { DisclosureSign } from '../../../design/controls/Accordion/DisclosureSign.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Pillars.module.css';

/** A pillar: an entry in a list, and a sector of a circle. */
export interface Pillar {
  /** Number before the title, such as "01". */
  number: string;
  /** Name of the pillar. @maxLength 15 */
  title: string;
  /** A few words after the title. @maxLength 15 */
  subtitle?: string;
  /** What the pillar stands for, in a few sentences. @maxLength 150 */
  text: string;
  /** The one sentence to remember. @maxLength 60 */
  highlight?: string;
}

/** Content of {@link Pillars}. */
export interface PillarsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 135 */
  lead?: string;
  /** The pillars, in order. The first is open initially. The sectors are equal in size, clockwise from the left. */
  items: Pillar[];
}

/** Props of {@link Pillars}. */
export type PillarsProps = ContentProps<PillarsContent>;

/**
 * A list of pillars, one of which is open. Visitors can open another by clicking, hovering with a mouse, or using the
 * keyboard. The open pillar's sector moves slightly outward. All panels have the same height, so that opening one
 * moves nothing below. Without JavaScript, all are open. We don't use Mantine's Accordion: it can't keep the height of
 * closed panels, and showing them without JavaScript would take `!important`. Default band: `tint`.
 */
export function Pillars({ heading, lead, items, band = 'tint', className, ...rest }: PillarsProps) {
  const [open, setOpen] = useState(0);
  // The row responds immediately. The text and the circle follow in a deferred render.
  const shown = useDeferredValue(open);
  const id = useId();
  const hover = (at: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(at);
  };
  return (
    <Section {...rest} band={band} className={clsx(classes.section, className)}>
      <Container className={classes.layout}>
        <Sectors count={items.length} open={shown} hover={hover} />
        <div>
          <Heading className={classes.heading}>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          <ol className={classes.list} style={{ '--open': shown } as CSSProperties}>
            {items.map((pillar, at) => (
              <li
                key={pillar.title}
                data-open={at === open || undefined}
                style={{ '--at': at } as CSSProperties}
              >
                <Heading depth={1} size="inherit" className={classes.name}>
                  <button
                    type="button"
                    className={classes.row}
                    aria-expanded={at === open}
                    aria-controls={`${id}${at}`}
                    onClick={() => setOpen(at)}
                    onPointerEnter={hover(at)}
                  >
                    <span className={classes.number}>{pillar.number}</span>{' '}
                    <span className={classes.titles}>
                      <span>{pillar.title}</span>{' '}
                      {pillar.subtitle && <span className={classes.subtitle}>{pillar.subtitle}</span>}
                    </span>
                    <DisclosureSign />
                  </button>
                </Heading>
                <div id={`${id}${at}`} data-shown={at === shown || undefined} className={classes.panel}>
                  <p>{pillar.text}</p>
                  {pillar.highlight && <p className={classes.highlight}>{pillar.highlight}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}

/** A ring in a sector: inner and outer radius, and its start and end as fractions of the sector's angle. */
type Ring = [inner: number, outer: number, from: number, to: number];

/** The sectors' drawings, which repeat after the fourth pillar. In each, the first ring is the whole sector. */
const drawings: Ring[][] = [
  [
    [0, 252, 0, 1],
    [188, 218, 0, 1],
    [102, 142, 0, 1],
  ],
  [
    [0, 252, 0, 1],
    [96, 104, 0, 1],
    [150, 196, 1 / 3, 1],
  ],
  [
    [0, 252, 0, 1],
    [120, 200, 1 / 6, 5 / 6],
  ],
  [
    [0, 252, 0, 1],
    [60, 70, 0, 1],
    [120, 130, 0, 1],
    [180, 190, 0, 1],
  ],
];

function Sectors({
  count,
  open,
  hover,
}: {
  count: number;
  open: number;
  hover: (at: number) => (event: PointerEvent) => void;
}) {
  return (
    <svg
      className={classes.circle}
      viewBox="0 0 600 600"
      aria-hidden="true"
      style={{ '--half': `${180 / count}deg` } as CSSProperties}
    >
      <g className={classes.scale}>
        <circle cx="300" cy="300" r="282" />
        <Marks center={{ x: 300, y: 300 }} radius={285} length={6} every={3} of={360} thickness={0.24} />
        <Marks center={{ x: 300, y: 300 }} radius={288} length={12} every={15} of={360} thickness={0.24} />
      </g>
      {Array.from({ length: count }, (_, at) => (
        <g key={at} transform={`translate(300 300)rotate(${180 + (360 / count) * at})`}>
          <g
            className={classes.sector}
            data-open={(at === open && count > 1) || undefined}
            onPointerEnter={hover(at)}
          >
            {drawings[at % drawings.length]?.map(([inner, outer, from, to]) => (
              <circle
                key={outer}
                r={(inner + outer) / 2}
                strokeWidth={outer - inner}
                pathLength={count}
                strokeDasharray={`0 ${from} ${to - from} ${count}`}
              />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
