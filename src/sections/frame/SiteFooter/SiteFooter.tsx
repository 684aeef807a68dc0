import { useId } from 'react';
import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import type { IconName } from '../../../design/media/Icon/icons.ts';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Mark } from '../../../design/media/Mark/Mark.tsx';
import { Tooltip } from '../../../design/overlays/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps, DrawingContent, LinkContent } from '../../../design/shapes/shapes.ts';
import classes from './SiteFooter.module.css';

/** A link in the footer. */
export interface FooterLink extends LinkContent {
  /** The link's text. @maxLength 25 */
  label: string;
}

/** Content of {@link SiteFooter}: the company, lists of links, social profiles and legal links. */
export interface SiteFooterContent {
  /** The name of the business, and the URL that it links to. The copyright line repeats the name. */
  brand: { name: string; href: string };
  /** What the business does, in one sentence. @maxLength 120 */
  tagline: string;
  /** Profiles on social networks. */
  socials: readonly (FooterLink & { icon: IconName })[];
  /** Lists of links, each with a heading. */
  columns: readonly { heading: string; links: readonly FooterLink[] }[];
  /** Privacy, terms and similar pages. */
  legal: readonly FooterLink[];
  /** A decorative drawing of arcs in the lower right corner. */
  drawing?: DrawingContent;
}

/** Props of {@link SiteFooter}. */
export type SiteFooterProps = ContentProps<SiteFooterContent, 'footer'>;

const thisYear = () => new Date().getFullYear();

/**
 * Writes the current year into an element. This happens in the browser, because a prerendered page contains the
 * year of its build.
 */
function setYear(element: HTMLElement | null) {
  if (element) element.textContent = String(thisYear());
}

type Column = SiteFooterContent['columns'][number];

/** The lists that take two columns on phones: long lists, and a short list that would be alone in its row. */
function wideColumns(columns: readonly Column[]): readonly Column[] {
  const isLong = ({ links }: Column): boolean => links.length > 6;
  const short = columns.filter((column) => !isLong(column));
  return [...columns.filter(isLong), ...(short.length % 2 === 1 ? short.slice(-1) : [])];
}

/** The end of every page: who we are, more links, and the small print. */
export function SiteFooter({
  brand,
  tagline,
  socials,
  columns,
  legal,
  drawing,
  className,
  ...rest
}: SiteFooterProps) {
  const id = useId();
  const wide = wideColumns(columns);
  return (
    <footer {...rest} className={clsx(classes.footer, className)}>
      {drawing && <Drawing drawing={drawing} className={classes.drawing} />}
      <Container className={classes.main}>
        <div className={classes.about}>
          <Link className={classes.brand} href={brand.href}>
            <Mark size={44} />
            <span>{brand.name}</span>
          </Link>
          <p className={classes.tagline}>{tagline}</p>
          <ul className={classes.socials}>
            {socials.map(({ label, href, icon }) => (
              <li key={href}>
                <Tooltip label={label}>
                  <Link href={href}>
                    <Icon icon={icon} />
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </Link>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.columns}>
          {columns.map((column, index) => (
            <nav
              key={column.heading}
              aria-labelledby={`${id}-${index}`}
              data-wide={wide.includes(column) || undefined}
            >
              <Heading depth={1} size="inherit" id={`${id}-${index}`} className={classes.heading}>
                {column.heading}
              </Heading>
              <ul>
                {column.links.map(({ label, href }) => (
                  <li key={href}>
                    <Link className={classes.link} href={href}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Container>
      <Container className={classes.base}>
        <p>
          ©{' '}
          <span ref={setYear} suppressHydrationWarning>
            {thisYear()}
          </span>{' '}
          {brand.name}
        </p>
        <ul className={classes.legal}>
          {legal.map(({ label, href, newTab }) => (
            <li key={href}>
              <Link className={classes.link} href={href} newTab={newTab}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  );
}
