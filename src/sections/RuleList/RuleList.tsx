import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { Button } from '../../design/Button/Button.tsx';
import { Container } from '../../design/Container/Container.tsx';
import { Heading } from '../../design/Heading/Heading.tsx';
import type { LinkTarget } from '../../design/Link/Link.tsx';
import { Section, type SectionProps } from '../../design/Section/Section.tsx';
import classes from './RuleList.module.css';

/** A rule. */
export interface Rule {
  /** What it is about, in a few words. */
  title: string;
  /** The rule itself, in a sentence or two. */
  text: string;
}

/** What {@link RuleList} shows. */
export interface RuleListProps extends SectionProps {
  /** Names the section. */
  heading: string;
  /** A sentence under the heading. */
  lead?: string;
  /** Where more is written. */
  link?: LinkTarget & {
    /** What the link says. */
    label: string;
  };
  /** The rules, in order; they are numbered. */
  rules: Rule[];
}

/** Numbered rules in a ledger, with the heading at the side. */
export function RuleList({ heading, lead, link, rules, ...rest }: RuleListProps) {
  return (
    <Section {...rest}>
      <Container className={classes.body}>
        <div>
          <Heading>{heading}</Heading>
          {lead && <p className={classes.lead}>{lead}</p>}
          {link && <MoreLink {...link} />}
        </div>
        <ol className={classes.rules}>
          {rules.map(({ title, text }) => (
            <li key={title} className={classes.rule}>
              <Heading depth={1} size="h3" className={classes.title}>
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function MoreLink({ label, href, newTab = /^https?:/.test(href) }: NonNullable<RuleListProps['link']>) {
  return (
    <Button
      variant="link"
      className={classes.link}
      href={href}
      newTab={newTab}
      icon={newTab ? IconExternalLink : IconArrowRight}
    >
      {label}
    </Button>
  );
}
