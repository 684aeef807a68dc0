import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { Arch, Stair } from './drawings.tsx';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Reasons.module.css';

/** A reason. */
export interface Reason {
  /** The reason in a few words. @maxLength 55 */
  title: string;
  /** Explanation, in one or two sentences. @maxLength 150 */
  text: string;
}

/** Content of {@link Reasons}. */
export interface ReasonsContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** A sentence below the heading. @maxLength 55 */
  lead?: string;
  /** In order. Rows have no limit; three look best in the other variants. */
  items: Reason[];
  /** Drawing below the heading, beside rows. */
  drawing?: DrawingContent;
  /**
   * `rows` (default): ruled rows beside the heading. `stairs`: each reason is a step higher than the previous one,
   * with one more ring; on phones, or with more than four, a list with small quarter discs. `arch`: a row below an
   * arch with one stone per reason; a short heading fits inside.
   */
  variant?: 'rows' | 'stairs' | 'arch';
}

/** Props of {@link Reasons}. */
export type ReasonsProps = ContentProps<ReasonsContent>;

/** Default band of each variant. */
const bands = { rows: undefined, stairs: 'subtle', arch: 'tint' } as const;

/** Number of characters of the heading and of the lead that fit inside the arch. */
const ROOM_INSIDE = 64;

/** Reasons to act, or what clients gain, each with a heading and a text. */
export function Reasons({
  heading,
  lead,
  items,
  drawing,
  variant = 'rows',
  band = bands[variant],
  className,
  ...rest
}: ReasonsProps) {
  const List = variant === 'rows' ? Ledger : 'ul';
  const isShort = heading.length + (lead?.length ?? 0) <= ROOM_INSIDE;
  return (
    <Section {...rest} band={band} className={className}>
      <Container
        className={classes[variant]}
        data-many={items.length > 4 || undefined}
        style={{ '--count': items.length } as CSSProperties}
      >
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          data-inside={(variant === 'arch' && isShort) || undefined}
        >
          {drawing && <Drawing drawing={drawing} align="xMinYMax" className={classes.drawing} />}
        </SectionHead>
        {variant === 'arch' && <Arch stones={items.length} className={classes.stones} />}
        <List className={classes.reasons}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={classes.reason} style={{ '--at': index } as CSSProperties}>
              {variant === 'stairs' && <Stair at={index} of={items.length} className={classes.stair} />}
              <Heading depth={1} className={classes.title}>
                {title}
              </Heading>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
