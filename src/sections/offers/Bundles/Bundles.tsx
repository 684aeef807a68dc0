import type { CSSProperties } from 'react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { formatPrice, saving as savingOf } from '../../../design/text/Price/formatPrice.ts';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
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
  /** The products in the bundle, in words. @maxLength 55 */
  text: string;
  /**
   * Text that states the savings: "Save {amount}". `{amount}` is replaced with the difference between the original and
   * the current price.
   * @maxLength 20
   */
  saving?: string;
  /** Drawings of the bundle's products, side by side and equally tall. */
  drawings: DrawingContent[];
  /** Link or button to buy the bundle. Its `about` names the bundle if the label doesn't. */
  action: ActionContent;
}

/** Content of {@link Bundles}: a heading and the bundles with their prices. */
export interface BundlesContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** Screen reader text before the original price: "was". @maxLength 10 */
  was: string;
  /** One to four bundles, two per row. */
  items: Bundle[];
}

/** Props of {@link Bundles}: its content, and attributes of the root element. */
export type BundlesProps = ContentProps<BundlesContent>;

/** Each bundle's band, and the button variant that contrasts with it. The list repeats after the fourth bundle. */
const looks = [
  { band: 'highlight', variant: 'default' },
  { band: 'strong', variant: 'hero' },
  { band: 'tint', variant: 'default' },
  { band: 'brand', variant: 'hero' },
] as const;

/** A drawing's aspect ratio, which is also its share of the row's width, so that all drawings are equally tall. */
const share = ({ width, height }: DrawingContent): number => width / height;

/** Bundles, two per row across the whole page, each on a different band. On phones, they are stacked. */
export function Bundles({ heading, was, items, ...rest }: BundlesProps) {
  return (
    <Section {...rest} space="none">
      <Container className={classes.head}>
        <Heading>{heading}</Heading>
      </Container>
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
