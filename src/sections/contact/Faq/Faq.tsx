import { Accordion } from '../../../design/controls/Accordion/Accordion.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ContentProps,
  LinkContent,
  QuestionContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Faq.module.css';

/** Content of {@link Faq}: a heading, and questions with their answers. */
export interface FaqContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** Where else to ask: `text`, then the link. Shown beside the heading or, if there is no room, below it. */
  note?: { text: string; link: LinkContent };
  /** The questions, in order. */
  items: QuestionContent[];
  /** 0-based index of the question that is open initially. Default: none. */
  defaultOpen?: number;
}

/** Props of {@link Faq}. */
export type FaqProps = ContentProps<FaqContent>;

/**
 * Frequently asked questions. At most one answer is open at a time; without JavaScript, all are open. Default band:
 * `subtle`.
 */
export function Faq({ heading, note, items, defaultOpen, band = 'subtle', ...rest }: FaqProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container>
        <div className={classes.intro}>
          <Heading className={classes.heading}>{heading}</Heading>
          {note && (
            <p className={classes.note}>
              {note.text}{' '}
              <Link href={note.link.href} className={classes.link}>
                {note.link.label}
              </Link>
            </p>
          )}
        </div>
        <Accordion
          defaultOpen={defaultOpen}
          items={items.map(({ question, answer }) => ({ heading: question, content: answer }))}
        />
      </Container>
    </Section>
  );
}
