import { useId, type CSSProperties } from 'react';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { layServices } from './tiles.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Services.module.css';

/** A service. */
export interface Service {
  /** Small drawing beside the text. Not shown in `tiles`. If no service has one, the text begins at the left edge. */
  glyph?: GlyphName;
  /** Name of the service. @maxLength 45 */
  title: string;
  /** What the service does, in one or two sentences. @maxLength 105 */
  text: string;
  /**
   * What the service includes: a bulleted list or, in `compact`, comma-separated text after the label.
   * @maxLength 45
   */
  offerings?: string[];
}

/** Content of {@link Services}. */
export interface ServicesContent extends SectionContent {
  /** Section heading. @maxLength 55 */
  heading: string;
  /** One or two introductory sentences. @maxLength 125 */
  lead?: string;
  /** The services, in order. */
  items: Service[];
  /**
   * Label of each list of offerings, such as "Includes". Visible in `compact`; in the other variants, it is for
   * screen readers only.
   * @maxLength 15
   */
  offeringsLabel?: string;
  /**
   * Layout: ruled rows with the offerings beside the text (`rows`, default), adjacent tiles (`tiles`), or as many
   * narrow columns as fit (`compact`).
   */
  variant?: 'rows' | 'tiles' | 'compact';
}

/** Props of {@link Services}. */
export type ServicesProps = ContentProps<ServicesContent>;

/** A company's services, as rows, tiles or narrow columns. */
export function Services({ heading, lead, items, offeringsLabel, variant = 'rows', ...rest }: ServicesProps) {
  const plain = items.every(({ glyph }) => !glyph);
  return (
    <Section {...rest}>
      <Container>
        <div className={classes[variant]}>
          <SectionHead heading={heading} lead={lead} className={classes.head} />
          {variant === 'tiles' ? (
            <Tiles items={items} offeringsLabel={offeringsLabel} />
          ) : (
            <ul className={classes.list} data-plain={plain || undefined}>
              {items.map((service) => (
                <li key={service.title} className={classes.row}>
                  {service.glyph && <Glyph name={service.glyph} className={classes.glyph} />}
                  <Words service={service} />
                  <Offerings service={service} label={offeringsLabel} run={variant !== 'rows'} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </Section>
  );
}

function Tiles({ items, offeringsLabel }: Pick<ServicesProps, 'items' | 'offeringsLabel'>) {
  const { columns, tiles } = layServices(items.length);
  return (
    <ul className={classes.grid} style={{ '--columns': columns } as CSSProperties}>
      {items.map((service, index) => {
        const tile = tiles[index];
        return (
          <li
            key={service.title}
            className={classes.tile}
            style={{ '--span': tile?.span } as CSSProperties}
            data-band={tile?.ground}
          >
            <Words service={service} />
            <Offerings service={service} label={offeringsLabel} />
          </li>
        );
      })}
    </ul>
  );
}

function Words({ service: { title, text } }: { service: Service }) {
  return (
    <div className={classes.words}>
      <Heading depth={1} className={classes.title}>
        {title}
      </Heading>
      <p className={classes.description}>{text}</p>
    </div>
  );
}

interface OfferingsProps {
  service: Service;
  label: string | undefined;
  /** Whether the offerings are running text after the label instead of a bulleted list. */
  run?: boolean;
}

function Offerings({ service: { offerings = [] }, label, run = false }: OfferingsProps) {
  const id = useId();
  if (offerings.length === 0) return null;
  const Label = run ? 'b' : VisuallyHidden;
  return (
    <div className={run ? classes.run : classes.offerings}>
      {label && <Label id={id}>{label}</Label>}{' '}
      <ul aria-labelledby={label ? id : undefined}>
        {offerings.map((offering) => (
          <li key={offering}>{offering}</li>
        ))}
      </ul>
    </div>
  );
}
