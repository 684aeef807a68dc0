import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { SectionHead } from '../../src/design/text/SectionHead/SectionHead.tsx';
import { findable } from '../room/site.ts';
import { Found } from './Finder.tsx';
import classes from './Overview.module.css';

/** What {@link WordEntry} takes. */
interface WordEntryProps {
  /** What people call it. */
  word: string;
  /** What it may mean: sections by their folder, pages by their file. */
  targets: string[];
}

/** An entry of the index of words: what people may call something, and where that is. */
export function WordEntry({ word, targets }: WordEntryProps) {
  return (
    <Section level={1}>
      <Container className={classes.entry}>
        <SectionHead heading={word} lead="Here this is called:" />
        <Found found={targets.flatMap((target) => findable(target) ?? [])} />
      </Container>
    </Section>
  );
}
