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
  /** The reasons, in order. Any number looks good as `rows`; three look best in the other variants. */
  items: Reason[];
  /** Drawing below the heading and the lead. Looks best with `rows`. */
  drawing?: DrawingContent;
  /**
   * `rows` (default): ruled rows beside the heading. `stairs`: each reason is a step higher than the previous one, and
   * the quarter circle above it has one more ring. On narrow screens, or with more than four reasons, the reasons are a
   * list with small quarter discs instead. `arch`: a row of reasons below an arch of stones. On wide screens, a short
   * heading and lead are inside the arch.
   */
  variant?: 'rows' | 'stairs' | 'arch';
}

/** Props of {@link Reasons}. */
export type ReasonsProps = ContentProps<ReasonsContent>;

/** Default band of each variant. */
const bands = { rows: undefined, stairs: 'subtle', arch: 'tint' } as const;

/** How many characters fit inside the arch, counting the heading and the lead together. */
const ROOM_INSIDE = 64;

/**
 * Reasons to act, or what clients gain, each with a heading and text. Default band: `subtle` for `stairs`, `tint` for
 * `arch`, otherwise `page`.
 */
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
