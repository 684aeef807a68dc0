import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { loadShapes } from '../room/limits.ts';
import { changesOf, longDate, placesOf, sectionOf, site, statusOf } from '../room/site.ts';
import { StoryLink } from '../room/StoryLink.tsx';
import classes from './SectionGuide.module.css';

const shapes = loadShapes();

/** The section that the documentation page is about; none where it is about something else. */
function useSection() {
  const title = useContext(DocsContext).componentStories()[0]?.title;
  return site.sections.find((each) => each.title === title);
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/(?<![.!?])$/, '.');

/** What a section is for, where it stands on the site, how far its review is, and what to use instead. */
export function SectionGuide() {
  const section = useSection();
  if (!section) return null;
  const places = placesOf(section);
  const [latest] = changesOf(section);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>For</dt>
        <dd>{sentence(section.purpose)}</dd>
      </div>
      <div>
        <dt>On the site</dt>
        <dd>
          {places.length === 0 && 'On no page yet.'}
          <ul>
            {places.map(({ label, story, content, file }) => (
              <li key={`${label} ${content}`}>
                {story ? <StoryLink to={`story/${story}`}>{label}</StoryLink> : label}: <code>{content}</code>{' '}
                in <code>{file}</code>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {section.related.length > 0 && (
        <div>
          <dt>Rather than this</dt>
          <dd>
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
          </dd>
        </div>
      )}
      <div>
        <dt>Review</dt>
        <dd>
          {sentence(statusOf(section))}{' '}
          {latest
            ? `Last changed on ${longDate(latest.date)}: ${sentence(latest.subject)}`
            : 'Unchanged since the last release.'}
        </dd>
      </div>
      <div>
        <dt>Access</dt>
        <dd>
          Its stories hold: nothing that axe objects to, colors in both schemes, all of it with text twice as
          large and from right to left. The toolbar outlines its headings and landmarks.
        </dd>
      </div>
    </dl>
  );
}

/** The shape of a section's content, nested types spelled out, with how long its texts may be. */
export function SectionContent() {
  const section = useSection();
  const all = use(shapes);
  const fields = section && all[section.id];
  if (!fields || fields.length === 0) return null;
  return (
    <>
      <Heading>Its content</Heading>
      <p>
        What a page gives it. Every section takes a band and a heading’s level besides, as Section does.
        Limits are the characters that a place is drawn for; the Words panel counts them while one writes.
      </p>
      <div className={classes.scroll} role="region" aria-label="Its content" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Type</th>
              <th scope="col">At most</th>
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
                <td>{limit === undefined ? '' : `${limit} characters`}</td>
                <td>{about.replaceAll(/\{@link (\w+)\}/g, '$1')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
