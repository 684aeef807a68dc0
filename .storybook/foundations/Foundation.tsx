import type { ReactNode } from 'react';
import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { SectionHead } from '../../src/design/text/SectionHead/SectionHead.tsx';
import classes from './Foundations.module.css';

interface FoundationProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A page about one foundation of the design. */
export function Foundation({ heading, lead, children }: FoundationProps) {
  return (
    <Section level={1}>
      <Container className={classes.part}>
        <SectionHead heading={heading} lead={lead} />
        {children}
      </Container>
    </Section>
  );
}
