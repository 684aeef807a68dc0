import type { CSSProperties } from 'react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  PriceContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Products.module.css';

/** Backgrounds of product pictures, each mapped to the band whose colors the picture uses. */
const grounds = {
  subtle: 'page',
  tint: 'tint',
  'tint-strong': 'tint',
  highlight: 'highlight',
  'highlight-soft': 'highlight',
  brand: 'brand',
  strong: 'strong',
} satisfies Record<string, Band>;

/** The background of a product’s picture. */
export type ProductGround = keyof typeof grounds;

/** A label's singular and plural. */
export interface ProductLabel {
  /** The label before one value: "Size". @maxLength 10 */
  one: string;
  /** The label before several values: "Sizes". @maxLength 10 */
  many: string;
}

/** A color that a product comes in. */
export interface ProductColor {
  /** Name of the color. @maxLength 15 */
  name: string;
  /** The color, as a CSS value. It is the same in every color scheme and theme. */
  swatch: string;
}

/** A product. */
export interface Product extends Pick<PriceContent, 'price'> {
  /** Name of the product. @maxLength 20 */
  title: string;
  /** What is special about the product, in one sentence. @maxLength 70 */
  text: string;
  /** Available sizes, smallest first; a range ("XS–3XL") if there are many. @maxLength 15 */
  sizes: string[];
  /** Available colors. */
  colors: ProductColor[];
  /** Drawing of the product, with a transparent background. Square ones look best. */
  drawing: DrawingContent;
  /** Background of the drawing. */
  ground: ProductGround;
  /** Link or button to buy the product. Its `about` names the product if the label doesn't. */
  action: ActionContent;
}

/** Content of {@link Products}: a heading and the products with their prices and options. */
export interface ProductsContent extends SectionContent {
  /** Section heading, for screen readers only. @maxLength 10 */
  heading: string;
  /** Labels before the sizes and the colors. */
  labels: { sizes: ProductLabel; colors: ProductLabel };
  /** The products, in order. */
  items: Product[];
}

/** Props of {@link Products}: its content, and attributes of the root element. */
export type ProductsProps = ContentProps<ProductsContent>;

/** Products to buy, in a grid of one, two or four columns. */
export function Products({ heading, labels, items, ...rest }: ProductsProps) {
  return (
    <Section {...rest}>
      <Container>
        <VisuallyHidden component="div">
          <Heading>{heading}</Heading>
        </VisuallyHidden>
        <ul className={classes.products}>
          {items.map((product) => (
            <li key={product.title} className={classes.product}>
              <Item product={product} labels={labels} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const label = ({ one, many }: ProductLabel, values: unknown[]): string => (values.length === 1 ? one : many);

function Item({ product, labels }: { product: Product; labels: ProductsProps['labels'] }) {
  const { title, price, text, sizes, colors, drawing, ground, action } = product;
  return (
    <>
      <div className={classes.picture} data-band={grounds[ground]} data-ground={ground}>
        <Drawing drawing={drawing} className={classes.drawing} />
      </div>
      <div className={classes.title}>
        <Heading depth={1} className={classes.name}>
          {title}
        </Heading>
        <Price amount={price} className={classes.price} />
      </div>
      <p className={classes.description}>{text}</p>
      {sizes.length + colors.length > 0 && (
        <dl className={classes.choices}>
          {sizes.length > 0 && (
            <div className={classes.choice}>
              <dt>{label(labels.sizes, sizes)}</dt>
              {sizes.map((size) => (
                <dd key={size}>{size}</dd>
              ))}
            </div>
          )}
          {colors.length > 0 && (
            <div className={classes.choice}>
              <dt>{label(labels.colors, colors)}</dt>
              {colors.map((color) => (
                <dd
                  key={color.name}
                  className={classes.color}
                  style={{ '--swatch': color.swatch } as CSSProperties}
                >
                  {color.name}
                </dd>
              ))}
            </div>
          )}
        </dl>
      )}
      <Action action={action} size="sm" className={classes.action} />
    </>
  );
}
