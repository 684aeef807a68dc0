import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { site } from '../generated/site.ts';
import type { SiteSection } from '../../scripts/room/site-map.ts';
import classes from './docs.module.css';
import { StoryLink } from './StoryLink.tsx';

/** What a section's stories say of it, for those who choose one: `parameters.guide`. */
export interface GuideWords {
  /** What it is for. */
  when: string;
  /** What it is not for, and what is. */
  whenNot: string;
  /** How it is used by keyboard, and what a screen reader says; where there is something to say. */
  access?: string;
  /** Only where the section is not simply to be used: what it is instead, why, and what takes its place. */
  status?: { is: 'draft' | 'deprecated'; reason: string; replacement?: string };
}

/** A section by its id; there is one for every part of a page. */
function sectionOf(id: string): SiteSection {
  const section = site.sections.find((each) => each.id === id);
  if (!section) throw new Error(`The map of the site has no section ${id}.`);
  return section;
}

/** A term, and what there is to say. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface GuideProps {
  section: SiteSection;
  words: GuideWords | undefined;
  /** The code that uses the section on the site. */
  code: string | undefined;
}

/** When to take a section and when not, which pages use it, with which content, and how it is used without seeing it. */
export function Guide({ section, words, code }: GuideProps) {
  const uses = site.pages.flatMap(({ label, story, parts }) =>
    parts.filter((part) => part.section === section.id).map((part) => ({ label, story, ...part })),
  );
  const status = words?.status;
  return (
    // Storybook's own look of lists moves terms and their texts apart.
    <dl className={`sb-unstyled ${classes.facts}`}>
      {status && (
        <Fact term={status.is === 'draft' ? 'Draft' : 'Deprecated'}>
          {status.reason} {status.replacement && `Use ${status.replacement} instead.`}
        </Fact>
      )}
      <Fact term="When to use">{words?.when}</Fact>
      <Fact term="When not">{words?.whenNot}</Fact>
      {section.related.length > 0 && (
        <Fact term="Related">
          <ul>
            {section.related.map(sectionOf).map(({ id, storyId, label, purpose }) => (
              <li key={id}>
                <StoryLink to={`docs/${storyId}--docs`}>{label}</StoryLink>: {purpose}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term="Used on">
        {uses.length === 0 && 'No page yet.'}
        <ul>
          {uses.map(({ label, story, content, file }) => (
            <li key={`${label} ${content}`}>
              {story ? <StoryLink to={`story/${story}`}>{label}</StoryLink> : label}, with{' '}
              <code>{content}</code> of <code>{file}</code>
            </li>
          ))}
        </ul>
      </Fact>
      {words?.access && <Fact term="Accessibility">{words.access}</Fact>}
      {code && (
        <Fact term="Code">
          <Source code={code} language="tsx" />
        </Fact>
      )}
    </dl>
  );
}
