import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import clsx from 'clsx';
import { use, useContext, type ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { loadShapes } from '../room/limits.ts';
import { changesOf, longDate, placesOf, sectionOf, site, statusOf } from '../room/site.ts';
import { StoryLink } from '../room/StoryLink.tsx';
import { itemCounts } from './itemCounts.ts';
import classes from './SectionGuide.module.css';
import { StoryFrame } from './StoryFrame.tsx';

const shapes = loadShapes();

/** What a section's stories say of it, for those who choose one: `parameters.guide`. */
interface Guide {
  /** What it is for. */
  when: string;
  /** What it is not for, and what is. */
  whenNot: string;
  /** How it is used by keyboard, and what a screen reader says; where there is something to say. */
  access?: string;
}

/** The section that the documentation page is about, and its guide; none where it is about something else. */
function useSection() {
  const [story] = useContext(DocsContext).componentStories();
  const section = site.sections.find((each) => each.title === story?.title);
  return { section, guide: story?.parameters.guide as Guide | undefined };
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/(?<![.!?])$/, '.');

/** A fact about a section: a term, and what there is to say. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a section is for and what not, where it stands, how it is used without seeing it, how far its review is. */
export function SectionGuide() {
  const { section, guide } = useSection();
  if (!section) return null;
  const places = placesOf(section);
  const [latest] = changesOf(section);
  return (
    // Not Storybook's own look of lists, which moves terms and what they say apart.
    <dl className={clsx('sb-unstyled', classes.facts)}>
      <Fact term="When">{guide?.when}</Fact>
      <Fact term="When not">{guide?.whenNot}</Fact>
      {section.related.length > 0 && (
        <Fact term="Related">
          <ul>
            {section.related.map((id) => {
              const { docs, label, purpose } = sectionOf(id);
              return (
                <li key={id}>
                  <StoryLink to={`docs/${docs}`}>{label}</StoryLink>: {purpose}
                </li>
              );
            })}
          </ul>
        </Fact>
      )}
      <Fact term="On the site">
        {places.length === 0 && 'On no page yet.'}
        <ul>
          {places.map(({ label, story, content, file }) => (
            <li key={`${label} ${content}`}>
              {story ? <StoryLink to={`story/${story}`}>{label}</StoryLink> : label}: <code>{content}</code>{' '}
              in <code>{file}</code>
            </li>
          ))}
        </ul>
      </Fact>
      {guide?.access && <Fact term="Access">{guide.access}</Fact>}
      <Fact term="Review">
        {sentence(statusOf(section))}{' '}
        {latest
          ? `Last changed on ${longDate(latest.date)}: ${sentence(latest.subject)}`
          : 'Unchanged since the last release.'}
      </Fact>
    </dl>
  );
}

/** What a section looks like otherwise, side by side where there is room; of other things one below the other. */
export function SideBySide({ children }: { children: ReactNode }) {
  const { section } = useSection();
  return section ? <div className={classes.abreast}>{children}</div> : children;
}

/**
 * A section's parts: the first story with the places of its texts named, and the shape of the content, nested types
 * spelled out, with how long texts may be and how many items its stories show.
 */
export function Anatomy({ story }: { story: PreparedStory }) {
  const { section } = useSection();
  const stories = useContext(DocsContext).componentStories();
  const all = use(shapes);
  const fields = section && all[section.id];
  if (!fields || fields.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <p>
        Its parts, and what a page gives it for each. Every section takes a band and a heading’s level
        besides, as Section does. Characters are those that a place is drawn for, and are counted while one
        edits words on the canvas; items are as many as its stories show, which test it with one and with
        many.
      </p>
      <div className={classes.parts}>
        <StoryFrame story={story} globals={{ outline: 'parts' }} />
      </div>
      <div className={classes.scroll} role="region" aria-label="Parts" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Type</th>
              <th scope="col">Limits</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ path, type, optional, about, limit }) => (
              <tr key={path}>
                <th scope="row">
                  <code style={{ paddingInlineStart: `${path.split('.').length - 1}rem` }}>
                    {path.replace(/^.*\./, '')}
                  </code>
                </th>
                <td>
                  <code>{type}</code>
                  {optional && ' or none'}
                </td>
                <td>{limit === undefined ? itemCounts(stories, path) : `${limit} characters`}</td>
                <td>{about.replaceAll(/\{@link (\w+)\}/g, '$1')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
