import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { SectionHead } from '../../src/design/text/SectionHead/SectionHead.tsx';
import { ChangedPages, ChangedSections, changeSummary } from './Changes.tsx';
import classes from './Overview.module.css';

const meta = {
  title: 'Overview/What changed',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

/** The changes since the last release that visitors may see. */
export const WhatChanged: StoryObj<typeof meta> = {
  name: 'What changed',
  render: () => (
    <Section level={1}>
      <Container className={classes.part}>
        <SectionHead heading="What changed" lead={changeSummary()} />
        <ChangedPages />
        <ChangedSections />
      </Container>
    </Section>
  ),
};
