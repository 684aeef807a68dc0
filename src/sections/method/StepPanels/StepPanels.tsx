import { useEffect, useId, useState, type CSSProperties, type PointerEvent } from 'react';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { breakpoints } from '../../../design/theme/breakpoints.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './StepPanels.module.css';

/** A step of the method. */
export interface ArcStep {
  /** The title's first letter, for the large decorative letter. */
  letter: string;
  /** Title, which begins with `letter`. @maxLength 30 */
  title: string;
  /** When the step happens, in a word or two: "Weeks 1–4". @maxLength 15 */
  span?: string;
  /** What happens in the step, in one or two sentences. @maxLength 115 */
  text: string;
  /** Results, one line each. @maxLength 45 */
  details: string[];
}

/** Content of {@link StepPanels}. */
export interface StepPanelsContent extends SectionContent {
  /** Section heading. @maxLength 25 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 100 */
  lead?: string;
  /** The steps, in order. The first is open initially. Each has a fuller quarter circle than the previous step. */
  items: ArcStep[];
}

/** Props of {@link StepPanels}. */
export type StepPanelsProps = ContentProps<StepPanelsContent>;

/** The value of `open`, the open step's index, if no step is open. Only the accordion allows that. */
const none = -1;

/**
 * Media query for viewports with room for panels side by side. On narrower ones, the steps are an accordion, where
 * nothing opens on hover.
 */
const wide = () => window.matchMedia(`(min-width: ${breakpoints.md})`);

/**
 * Steps that open one at a time. From medium screens up, they are panels, one of which is always open. Visitors can
 * open another by clicking, hovering with a mouse, or using the keyboard. On smaller screens, they are an accordion,
 * whose open item can be closed. Without JavaScript, all steps are open; with Mantine's Accordion, that would take
 * `!important`. Default band: `subtle`.
 */
export function StepPanels({ heading, lead, items, band = 'subtle', ...rest }: StepPanelsProps) {
  const [open, setOpen] = useState(0);
  const id = useId();

  useEffect(() => {
    const room = wide();
    const reopen = () => {
      if (room.matches) setOpen((at) => (at === none ? 0 : at));
    };
    room.addEventListener('change', reopen);
    return () => room.removeEventListener('change', reopen);
  }, []);

  const press = (at: number) => () => setOpen(at === open && !wide().matches ? none : at);
  const hover = (at: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && wide().matches) setOpen(at);
  };

  return (
    <Section {...rest} band={band}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        <ol className={classes.steps} style={{ '--steps': items.length } as CSSProperties}>
          {items.map((step, at) => (
            <li
              key={step.title}
              className={classes.step}
              data-open={at === open || undefined}
              data-band={at === open ? 'brand' : undefined}
              onPointerEnter={hover(at)}
            >
              <Heading depth={1} size="inherit">
                <button
                  type="button"
                  className={classes.button}
                  aria-expanded={at === open}
                  aria-controls={`${id}${at}`}
                  onClick={press(at)}
                >
                  <span className={classes.letter} aria-hidden="true">
                    {step.letter}
                  </span>
                  <span className={classes.title}>{step.title}</span>
                  <svg className={classes.sign} viewBox="0 0 44 44" aria-hidden="true">
                    <circle cx="22" cy="22" r="21.25" />
                    <path d="M15 22h14" />
                    <path d="M22 15v14" />
                  </svg>
                </button>
              </Heading>
              <div id={`${id}${at}`} className={classes.body}>
                {step.span && <p className={classes.span}>{step.span}</p>}
                <p className={classes.description}>{step.text}</p>
                {step.details.length > 0 && (
                  <ul className={classes.details}>
                    {step.details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                )}
              </div>
              <Quarter at={at + 1} count={items.length} />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** A quarter circle surrounded by a scale. The filled part represents the steps so far, including this one. */
function Quarter({ at, count }: { at: number; count: number }) {
  const turn = { from: -90, to: 0, center: { x: 300, y: 300 } };
  return (
    <svg className={classes.quarter} viewBox="0 0 300 300" aria-hidden="true">
      <Gauge {...turn} radius={131} width={262} share={at / count} ink="var(--ink)" track="var(--track)" />
      <g className={classes.scale}>
        <Arc {...turn} radius={278} width={1.4} />
        <Marks {...turn} radius={281.5} length={7} every={3} of={90} thickness={0.28} />
        <Marks {...turn} radius={288} length={8} every={15} of={90} thickness={0.28} />
      </g>
    </svg>
  );
}
