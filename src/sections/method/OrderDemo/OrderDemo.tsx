import { useState, type CSSProperties } from 'react';
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { picture, planPieces, rim, sun, thickness } from './pieces.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './OrderDemo.module.css';

/** Caption and button label for one of the picture's two states, scattered or ordered. */
export interface DemoState {
  /** Caption above the picture, which screen readers announce when it changes. @maxLength 65 */
  caption: string;
  /** Label of the button that switches to the other state. @maxLength 20 */
  label: string;
}

/** A field of the data that the pieces show. */
export interface DemoField {
  /** The field's clean value, for the ordered pieces. @maxLength 7 */
  value: string;
  /** Messy versions of the value, for the scattered pieces. @maxLength 7 */
  variants: string[];
}

/** Content of {@link OrderDemo}. */
export interface OrderDemoContent extends SectionContent {
  /** Page heading. @maxLength 25 */
  heading: string;
  /** Why it helps to have things in order, in one or two sentences. @maxLength 150 */
  lead?: string;
  /**
   * The fields whose values the pieces show, one per ring, innermost first. By default, the pieces are blank.
   * @maxItems 5
   */
  items?: DemoField[];
  /** Caption and button label while the pieces are scattered. */
  before: DemoState;
  /** Caption and button label while the pieces are in order. */
  after: DemoState;
}

/** Props of {@link OrderDemo}. */
export type OrderDemoProps = ContentProps<OrderDemoContent>;

const rings = planPieces(7);

/** Colors of the rings, innermost first. */
const inks = ['var(--white)', 'var(--art-warm)', 'var(--art-cool)', 'var(--art-hot)', 'var(--art-pale)'];

/**
 * A page's hero that shows the value of order: a button arranges scattered pieces into rings, and scatters them
 * again. With reduced motion, the pieces move instantly. Without JavaScript, they stay scattered, and both captions
 * are above them.
 */
export function OrderDemo({ items = [], before, after, ...rest }: OrderDemoProps) {
  const [ordered, setOrdered] = useState(false);
  const state = ordered ? after : before;
  return (
    <Hero {...rest} classNames={classes}>
      <div data-band="strong">
        <div className={classes.bar}>
          <Container className={classes.controls}>
            <div className={classes.captions}>
              <p role="status">{state.caption}</p>
              <p className={classes.scriptless}>{after.caption}</p>
            </div>
            <Button
              variant="hero"
              size="lg"
              icon={ordered ? IconArrowBackUp : IconArrowRight}
              className={classes.action}
              onClick={() => setOrdered(!ordered)}
            >
              {state.label}
            </Button>
          </Container>
        </div>
        <div className={classes.stage}>
          <Pieces fields={items} ordered={ordered} />
        </div>
      </div>
    </Hero>
  );
}

/** The pieces, scattered or in order. CSS animates the change. */
function Pieces({ fields, ordered }: { fields: DemoField[]; ordered: boolean }) {
  return (
    <svg
      className={classes.picture}
      data-ordered={ordered || undefined}
      viewBox={`${-picture.width / 2} ${-picture.height} ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
    >
      <g className={classes.scale} strokeWidth="1.2">
        <circle r={rim} />
        <Marks radius={rim + 3.5} length={7} of={180} thickness={0.08} />
        <Marks radius={rim + 7} length={14} every={5} of={180} thickness={0.08} />
      </g>
      {rings.map(({ arc, pieces }, index) => (
        <g
          key={arc}
          stroke={inks[index]}
          strokeWidth={thickness}
          style={{ '--ring': index } as CSSProperties}
        >
          {pieces.map(({ noise, turn, order, angle }, piece) => (
            <g
              key={angle}
              className={classes.piece}
              style={
                {
                  '--x': noise[0],
                  '--y': noise[1],
                  '--turn': `${turn}deg`,
                  '--to': `${order[0]}%,${order[1]}%`,
                  '--angle': `${angle}deg`,
                } as CSSProperties
              }
            >
              <path d={arc} />
              <Value field={fields[index]} variant={ordered ? undefined : piece} />
            </g>
          ))}
        </g>
      ))}
      <circle className={classes.sun} r={sun} />
    </svg>
  );
}

/** The text on a piece: the variant with the given index, or the field's clean value if there's no index. */
function Value({ field, variant }: { field?: DemoField; variant?: number }) {
  if (!field) return null;
  const { value, variants } = field;
  return (
    <text className={classes.value} y={thickness / 4}>
      {variant === undefined ? value : variants[variant % variants.length]}
    </text>
  );
}
