import type { CSSProperties } from 'react';
import { Action, type ActionContent } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import classes from './Products.module.css';

/** Grounds, each with the band whose colors it takes. */
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

/** A name for one thing, and for several. */
export interface ProductLabel {
  /** "Size". @maxLength 10 */
  one: string;
  /** "Sizes". @maxLength 10 */
  many: string;
}

/** A color that a product is made in. */
export interface ProductColor {
  /** What it is called. @maxLength 15 */
  name: string;
  /** What it looks like, as CSS writes a color: the thing's own, whatever the scheme and the theme. */
  swatch: string;
}

/** Something to buy. */
export interface Product {
  /** What it is. @maxLength 20 */
  name: string;
  /** In US dollars. */
  price: number;
  /** What is special about it, in a sentence. @maxLength 70 */
  description: string;
  /** The sizes there are, from small to large. @maxLength 15 */
  sizes: string[];
  /** The colors there are. */
  colors: ProductColor[];
  /** The thing drawn, on no ground; a square is best. */
  drawing: DrawingFile;
  /** What the drawing stands on. */
  ground: ProductGround;
  /** Buys it; `about` names it where the label doesn't. */
  cta: ActionContent;
}

/** What {@link Products} shows. */
export interface ProductsProps extends SectionProps {
  /** Names the section. @maxLength 10 */
  heading: string;
  /** What stands before the sizes and the colors. */
  labels: { sizes: ProductLabel; colors: ProductLabel };
  /** In order. Eight make the whole pattern, and further ones begin it anew. */
  products: Product[];
}

/** Things to buy, in rows of unequal widths; their pictures’ shapes come with the place in the pattern. */
export function Products({ heading, labels, products, ...rest }: ProductsProps) {
  return (
    <Section {...rest}>
      <Container>
        <VisuallyHidden component="div">
          <Heading>{heading}</Heading>
        </VisuallyHidden>
        <ul className={classes.products}>
          {products.map((product) => (
            <li key={product.name} className={classes.product}>
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
  const { name, price, description, sizes, colors, drawing, ground, cta } = product;
  return (
    <>
      <div className={classes.picture} data-band={grounds[ground]} data-ground={ground}>
        <Drawing drawing={drawing} className={classes.drawing} />
      </div>
      <div className={classes.title}>
        <Heading depth={1} className={classes.name}>
          {name}
        </Heading>
        <Price amount={price} className={classes.price} />
      </div>
      <p className={classes.description}>{description}</p>
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
      <Action action={cta} variant="outline" size="sm" className={classes.action} />
    </>
  );
}
