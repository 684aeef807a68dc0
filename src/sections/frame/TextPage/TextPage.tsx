import { Fragment, useId } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Day } from '../../../design/text/Day/Day.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ContentProps,
  DrawingContent,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './TextPage.module.css';

/** Text with or without links: a string, or an array of strings and links. */
export type LinkedText = string | (string | LinkContent)[];

/** A part of the text, with a heading and an anchor. */
export interface TextPart {
  /** The anchor, unique on the page. */
  id: string;
  /** The part's heading. @maxLength 55 */
  title: string;
  /** Paragraphs, in order. @maxLength 470 */
  body: LinkedText[];
  /** Items of an unordered list after the paragraphs. @maxLength 195 */
  items?: LinkedText[];
}

/** Content of {@link TextPage}: a heading, the date of the last change, and the parts of the text. */
export interface TextPageContent extends SectionContent {
  /** Page heading. @maxLength 25 */
  heading: string;
  /** Date of the last change, in ISO 8601. */
  updated?: string;
  /** Label before the date of the last change. @maxLength 20 */
  updatedLabel?: string;
  /** Label of the table of contents. @maxLength 20 */
  contentsLabel: string;
  /** The parts of the text, in order. */
  items: TextPart[];
  /** A decorative drawing in the lower right corner of the area behind the heading. */
  drawing?: DrawingContent;
}

/** Props of {@link TextPage}. */
export type TextPageProps = ContentProps<TextPageContent>;

/** Long text in parts, with a table of contents that sticks to the top of the window if there is room. */
export function TextPage({
  heading,
  updated,
  updatedLabel,
  contentsLabel,
  items: parts,
  drawing,
  ...rest
}: TextPageProps) {
  const contentsId = useId();
  return (
    <Section level={1} space="none" {...rest}>
      <div className={classes.head}>
        {drawing && <Drawing drawing={drawing} align="xMaxYMax" className={classes.drawing} />}
        <Container className={classes.title}>
          <Heading size="d2" className={classes.heading}>
            {heading}
          </Heading>
          {updated && (
            <p className={classes.updated}>
              {updatedLabel} <Day date={updated} />
            </p>
          )}
        </Container>
      </div>
      <Container className={classes.columns}>
        <nav className={classes.contents} aria-labelledby={contentsId}>
          <Heading depth={1} size="inherit" id={contentsId} className={classes.contentsLabel}>
            {contentsLabel}
          </Heading>
          <ol>
            {parts.map(({ id, title: part }, index) => (
              <li key={id}>
                <Link href={`#${id}`} className={classes.entry}>
                  <span className={classes.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{part}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          {parts.map(({ id, title: part, body, items = [] }) => (
            <Fragment key={id}>
              <Heading depth={1} size="h3" id={id} className={classes.part}>
                {part}
              </Heading>
              {body.map((text, index) => (
                <p key={index} className={classes.paragraph}>
                  <Linked text={text} />
                </p>
              ))}
              {items.length > 0 && (
                <ul className={classes.items}>
                  {items.map((text, index) => (
                    <li key={index}>
                      <Linked text={text} />
                    </li>
                  ))}
                </ul>
              )}
            </Fragment>
          ))}
        </div>
      </Container>
    </Section>
  );
}

function Linked({ text }: { text: LinkedText }) {
  return [text].flat().map((run) =>
    typeof run === 'string' ? (
      run
    ) : (
      <Link key={run.href} href={run.href} className={classes.link}>
        {run.label}
      </Link>
    ),
  );
}
