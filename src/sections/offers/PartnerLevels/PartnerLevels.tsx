import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  PriceContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './PartnerLevels.module.css';

/** A partnership level. */
export interface PartnerLevel extends Pick<PriceContent, 'price'> {
  /** Name of the level. */
  title: string;
  /** Number of included passes, which is also the number of stones in the arch. */
  passes: number;
  /** What the level includes. */
  benefits: string[];
  /** Link or button to ask about the level. */
  action: ActionContent;
}

/** Content of {@link PartnerLevels}. */
export interface PartnerLevelsContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** A sentence beside the heading. @maxLength 80 */
  lead?: string;
  /** Label below the name of each level: "Partner level". @maxLength 20 */
  levelLabel?: string;
  /** Label after a number of passes: "passes". @maxLength 10 */
  passesLabel: string;
  /** Label after a single pass: "pass". Default `passesLabel`. */
  passLabel?: string;
  /** The levels, in order. */
  items: PartnerLevel[];
}

/** Props of {@link PartnerLevels}. */
export type PartnerLevelsProps = ContentProps<PartnerLevelsContent>;

/** Partnership levels in rows. Each level has an arch with one stone per included pass. Default band: `subtle`. */
export function PartnerLevels({
  heading,
  lead,
  levelLabel,
  passesLabel,
  passLabel = passesLabel,
  items,
  band = 'subtle',
  ...rest
}: PartnerLevelsProps) {
  return (
    <Section {...rest} band={band}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        <Ledger>
          {items.map(({ title, price, passes, benefits, action }) => (
            <li key={title} className={classes.level}>
              <div className={classes.title}>
                <Heading depth={1} className={classes.name}>
                  {title}
                </Heading>
                {levelLabel && <p className={classes.label}>{levelLabel}</p>}
              </div>
              <div className={classes.passes}>
                <Arch stones={passes} />
                <p>
                  <b>{passes}</b> {passes === 1 ? passLabel : passesLabel}
                </p>
              </div>
              <Price className={classes.price} amount={price} />
              {benefits.length > 0 && (
                <ul className={classes.benefits}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              )}
              <Action className={classes.action} action={action} variant="link" icon={IconArrowRight} />
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}

/** An arch of stones: two dashed half circles in different colors, each of which draws every other stone. */
function Arch({ stones }: { stones: number }) {
  const gap = Math.min(1.3, 45 / stones);
  const pitch = (180 + gap) / stones;
  return (
    <svg viewBox="0 0 208 106" aria-hidden="true">
      {stones > 0 &&
        [0, -pitch].map((offset) => (
          <Arc
            key={offset}
            radius={80}
            from={90}
            to={-90}
            center={{ x: 104, y: 104 }}
            pathLength={180}
            strokeDasharray={`${pitch - gap} ${pitch + gap}`}
            strokeDashoffset={offset}
          />
        ))}
      <path d="M58 104a46 46 0 0 1 92 0z" />
    </svg>
  );
}
