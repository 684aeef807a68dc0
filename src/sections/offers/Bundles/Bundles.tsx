import type { CSSProperties } from 'react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { formatPrice, saving as savingOf } from '../../../design/text/Price/formatPrice.ts';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  PriceContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Bundles.module.css';

/** Several products for less than their separate prices. */
export interface Bundle extends PriceContent {
  /** Name of the bundle. @maxLength 25 */
  title: string;
  /** Its contents. @maxLength 55 */
  text: string;
  /**
   * Savings, computed from both prices, with `{amount}` for the number: "Save {amount}".
   * @maxLength 20
   */
  saving?: string;
  /** The products in it, side by side: all equally tall, and as wide as their drawings are at that height. */
  drawings: DrawingContent[];
  /** Buy action; `about` names the bundle if the label doesn't. */
  action: ActionContent;
}

/** What {@link Bundles} shows: a heading, and the bundles with their prices. */
export interface BundlesContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 10 */
  heading: string;
  /** Screen reader text before the original price: "was". @maxLength 10 */
  was: string;
  /** One to four bundles, two per row. */
  items: Bundle[];
}

/** {@link BundlesContent}, and the attributes of the root element. */
export type BundlesProps = ContentProps<BundlesContent>;

/** Bands of the bundles, which repeat, each with a button variant that contrasts with it. */
const looks = [
  { band: 'highlight', variant: 'default' },
  { band: 'strong', variant: 'hero' },
  { band: 'tint', variant: 'default' },
  { band: 'brand', variant: 'hero' },
] as const;

/** Share of a row's width for a drawing, so that all are equally tall. */
const share = ({ width, height }: DrawingContent): number => width / height;

/** Bundles side by side across the whole page, each on a different band; stacked on phones. */
export function Bundles({ heading, was, items, ...rest }: BundlesProps) {
  return (
    <Section {...rest} space="none">
      <VisuallyHidden component="div">
        <Heading>{heading}</Heading>
      </VisuallyHidden>
      <ul className={classes.bundles}>
        {items.map(({ title, text, price, originalPrice = price, saving, drawings, action }, index) => {
          const look = looks[index % looks.length] ?? looks[0];
          const saved = savingOf(price, originalPrice);
          return (
            <li key={title} className={classes.bundle} data-band={look.band}>
              {drawings.length > 0 && (
                <div
                  className={classes.drawings}
                  style={
                    { '--shares': drawings.reduce((sum, each) => sum + share(each), 0) } as CSSProperties
                  }
                >
                  {drawings.map((drawing, at) => (
                    <Drawing
                      key={at}
                      drawing={drawing}
                      className={classes.drawing}
                      style={{ '--share': share(drawing) } as CSSProperties}
                    />
                  ))}
                </div>
              )}
              <div className={classes.offer}>
                <div className={classes.words}>
                  <Heading depth={1} className={classes.name}>
                    {title}
                  </Heading>
                  <p className={classes.contents}>{text}</p>
                </div>
                <Price
                  amount={price}
                  original={{ amount: originalPrice, label: was }}
                  className={classes.price}
                />
                {saving && saved > 0 && (
                  <p className={classes.saving}>{saving.replace('{amount}', () => formatPrice(saved))}</p>
                )}
                <Action action={action} variant={look.variant} className={classes.action} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
