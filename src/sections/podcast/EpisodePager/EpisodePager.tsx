import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import type { ContentProps } from '../../../design/shapes/shapes.ts';
import classes from './EpisodePager.module.css';

/** An episode next to the current one. */
export interface NeighborEpisode {
  /** The episode's title. */
  title: string;
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** URL of the episode's page. */
  href: string;
}

/** Content of {@link EpisodePager}: the previous and the next episode, and the labels. */
export interface EpisodePagerContent {
  /** Name of the landmark. @maxLength 30 */
  label: string;
  /** The previous episode. Omit it on the page of the first episode. */
  previous?: NeighborEpisode;
  /** The next episode. Omit it on the page of the last episode. */
  next?: NeighborEpisode;
  /** Labels above the two titles. */
  labels: { previous: string; next: string };
}

/** Props of {@link EpisodePager}. Rest props, `className` and `ref` go to the `nav`. */
export type EpisodePagerProps = ContentProps<EpisodePagerContent, 'nav'>;

const sides = [
  ['previous', IconArrowLeft],
  ['next', IconArrowRight],
] as const;

/**
 * Links to the previous episode, on the left, and to the next one, on the right. Renders nothing if there is neither.
 */
export function EpisodePager({ label, previous, next, labels, className, ...rest }: EpisodePagerProps) {
  const neighbors = { previous, next };
  if (!previous && !next) return null;
  return (
    <nav {...rest} aria-label={label} className={clsx(classes.pager, className)}>
      <Container>
        <ul className={classes.list}>
          {sides.map(([side, icon]) => {
            const episode = neighbors[side];
            return (
              episode && (
                <li key={side} data-side={side}>
                  <Link href={episode.href} className={classes.link}>
                    <Icon icon={icon} size={24} />
                    <span className={classes.words}>
                      <span className={classes.side}>
                        {labels[side]} <span className={classes.number}>{episode.number}</span>
                      </span>{' '}
                      <span className={classes.title}>{episode.title}</span>
                    </span>
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </Container>
    </nav>
  );
}
