import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { site } from '../generated/site.ts';
import type { SiteSection } from '../../scripts/room/site-map.ts';
import classes from './docs.module.css';
import { StoryLink } from './StoryLink.tsx';

/** Guidance on choosing a section, from `parameters.guide` of its stories file. */
export interface GuideWords {
  /** What to use the section for. */
  when: string;
  /** What not to use the section for, and what to use instead. */
  whenNot: string;
  /** How the section works with a keyboard, and what a screen reader says, if that needs explaining. */
  access?: string;
  /** Only for a section that is a draft or deprecated: its status, why, and what replaces it. */
  status?: { is: 'draft' | 'deprecated'; reason: string; replacement?: string };
}

/** Finds a section by its id. */
function sectionOf(id: string): SiteSection {
  const section = site.sections.find((each) => each.id === id);
  if (!section) throw new Error(`The map of the site has no section ${id}.`);
  return section;
}

/** A term and its description. */
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
  /** The site's own code for the section, as an example. */
  code: string | undefined;
}

/**
 * The guide to a section: when to use it and when not to, which pages use it and with what content, and how it works
 * with a screen reader and a keyboard.
 */
export function Guide({ section, words, code }: GuideProps) {
  const uses = site.pages.flatMap(({ label, story, parts }) =>
    parts.filter((part) => part.section === section.id).map((part) => ({ label, story, ...part })),
  );
  const status = words?.status;
  return (
    // `sb-unstyled` turns off Storybook's list styles, which would separate terms from their descriptions.
    <dl className={`sb-unstyled ${classes.facts}`}>
      {status && (
        <Fact term={status.is === 'draft' ? 'Draft' : 'Deprecated'}>
          {status.reason} {status.replacement && `Use ${status.replacement} instead.`}
        </Fact>
      )}
      <Fact term="When to use">{words?.when}</Fact>
      <Fact term="When not to use">{words?.whenNot}</Fact>
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
              {story ? <StoryLink to={`story/${story}`}>{label}</StoryLink> : label}, with the content{' '}
              <code>{content}</code> from <code>{file}</code>
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
