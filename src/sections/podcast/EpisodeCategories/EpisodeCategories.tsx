import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeCategories.module.css';

/** A category. */
export interface CategoryCard {
  /** Name of the category, which is the text of the card's link. */
  title: string;
  /** What the category's episodes are about, in one sentence. */
  text: string;
  /** Number of episodes in the category. */
  count: number;
  /** Link target of the whole card: the list of episodes in this category. */
  href: string;
}

/** Content of {@link EpisodeCategories}. */
export interface EpisodeCategoriesContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string;
  /** The categories, in order. */
  items: CategoryCard[];
  /** Total number of episodes, which a filled quarter circle represents. */
  total: number;
  /** Singular and plural of the number of episodes, with `{count}` for the number: "{count} episodes". */
  countLabel: { one: string; other: string };
  /** Title of the current category, whose card is marked. */
  current?: string;
}

/** Props of {@link EpisodeCategories}. */
export type EpisodeCategoriesProps = ContentProps<EpisodeCategoriesContent>;

/**
 * Categories as linked cards. On each, a quarter circle represents all episodes, with the category's share filled.
 */
export function EpisodeCategories({
  heading,
  lead,
  items,
  total,
  countLabel,
  current,
  band = 'tint',
  ...rest
}: EpisodeCategoriesProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        <Ledger className={classes.cards}>
          {items.map(({ title, text, count, href }) => (
            <li key={title} className={classes.card}>
              <Heading depth={1} size="h3" className={classes.title}>
                <Link href={href} stretched aria-current={title === current || undefined}>
                  {title}
                </Link>
              </Heading>
              <p className={classes.description}>{text}</p>
              <p className={classes.count}>
                {(count === 1 ? countLabel.one : countLabel.other).replace('{count}', () => String(count))}
              </p>
              <svg className={classes.share} viewBox="0 0 120 120" aria-hidden="true">
                <Gauge
                  from={-90}
                  to={0}
                  radius={95}
                  width={46}
                  center={{ x: 120, y: 120 }}
                  share={count / total}
                  track="var(--line)"
                />
              </svg>
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
