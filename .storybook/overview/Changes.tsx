import { useState } from 'react';
import { Heading } from '../../src/design/text/Heading/Heading.tsx';
import type { Change } from '../../scripts/room/history.ts';
import type { SitePage, SiteSection } from '../../scripts/room/site-map.ts';
import { changesOf, counted, history, longDate, pagesOf, sectionOf, shortDate, site } from '../room/site.ts';
import { StoryLink } from '../room/StoryLink.tsx';
import { chapters, families } from './chapters.ts';
import { Links, Table } from './Table.tsx';
import classes from './Overview.module.css';

/** A page that has changed: its words and their order, and the sections on it that did. */
function pageChanges({ name, parts }: SitePage) {
  const own = history.changes.filter(
    ({ pages, content }) => pages.includes(name) || parts.some(({ file }) => content.includes(file)),
  );
  const sections = [...new Set(parts.map(({ section }) => section))]
    .map(sectionOf)
    .filter((section) => changesOf(section).length > 0);
  const days = [...own, ...sections.flatMap(changesOf)].map(({ date }) => date).toSorted();
  return { own, sections, latest: days.at(-1) };
}

/** The day of a section's last change. */
function lastDay(section: SiteSection): string | undefined {
  const [latest] = changesOf(section);
  return latest && shortDate(latest.date);
}

/** Changes to what all sections are made of. */
const common = history.changes.filter(({ design }) => design);
const changedPages = site.pages.filter((page) => pageChanges(page).latest);
const changedSections = site.sections.filter((section) => changesOf(section).length > 0);

/** Text with parts in `code`, as the changelog's Markdown has them. */
const marked = (text: string) =>
  text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));

/** How many changes there are; each in its author's words, the latest first, when opened. */
function Log({ changes }: { changes: Change[] }) {
  // Each change stands in the log of all that it touches: thousands of lines, of which few are read.
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return 'None';
  return (
    <details className={classes.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{counted(changes.length, 'change')}</summary>
      {open && (
        <ul>
          {changes.map(({ commit, date, subject }) => (
            <li key={commit}>
              <time dateTime={date}>{longDate(date)}</time> {subject} <code>{commit}</code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function PageRow({ page }: { page: SitePage }) {
  const { label, story } = page;
  const { own, sections, latest } = pageChanges(page);
  return (
    <tr>
      <th scope="row">{story ? <StoryLink to={`story/${story}`}>{label}</StoryLink> : label}</th>
      <td>
        <Log changes={own} />
      </td>
      <td>
        {sections.length > 0 ? (
          <Links links={sections.map(({ label, docs }) => ({ label, to: `docs/${docs}` }))} />
        ) : (
          'None'
        )}
      </td>
      <td className={classes.day}>{latest && shortDate(latest)}</td>
    </tr>
  );
}

const has = <T,>(all: T[]): ((one: T) => boolean) => all.includes.bind(all);

/** What has changed since the last release, in short and by page. */
export function ChangedPages() {
  const { notes } = history;
  return (
    <>
      {notes.length > 0 && (
        <div className={classes.notes}>
          {notes.map(({ heading, items }) => (
            <div key={heading}>
              <Heading depth={1}>{heading}</Heading>
              <ul>
                {items.map((item) => (
                  <li key={item}>{marked(item)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {chapters
        .map(({ heading, pages }) => ({ heading, pages: pages.filter(has(changedPages)) }))
        .filter(({ pages }) => pages.length > 0)
        .map(({ heading, pages }) => (
          <Table
            key={heading}
            caption={`Pages: ${heading.toLowerCase()}`}
            className={classes.changedPages}
            columns={['Page', 'Changes to the page itself', 'Sections on it that changed', 'Last changed']}
          >
            {pages.map((page) => (
              <PageRow key={page.name} page={page} />
            ))}
          </Table>
        ))}
    </>
  );
}

/** The same, by section. */
export function ChangedSections() {
  return (
    <>
      {families
        .map(({ heading, sections }) => ({ heading, sections: sections.filter(has(changedSections)) }))
        .filter(({ sections }) => sections.length > 0)
        .map(({ heading, sections }) => (
          <Table
            key={heading}
            caption={`Sections: ${heading.toLowerCase()}`}
            className={classes.changedSections}
            columns={['Section', 'Where it is used', 'What changed', 'Last changed']}
          >
            {sections.map((section) => (
              <tr key={section.id}>
                <th scope="row">
                  <StoryLink to={`docs/${section.docs}`}>{section.label}</StoryLink>
                </th>
                <td>
                  <Links links={pagesOf(section)} />
                </td>
                <td>
                  <Log changes={changesOf(section)} />
                </td>
                <td className={classes.day}>{lastDay(section)}</td>
              </tr>
            ))}
          </Table>
        ))}
      {common.length > 0 && (
        <div>
          <Heading depth={1}>What all sections are made of</Heading>
          <Log changes={common} />
        </div>
      )}
    </>
  );
}

/** How much has changed since the last release, in a sentence or two. */
export function changeSummary(): string {
  const { date, release, changes, shallow } = history;
  if (!date)
    return 'This copy has no history: it was built from an archive. Build it from a clone to see what has changed.';
  const cut = shallow ? ' This copy’s history is cut off: there may be more.' : '';
  if (!release)
    return `There has been no release yet, so all ${counted(site.pages.length, 'page')} and ${counted(site.sections.length, 'section')} are new. This is what has become of them since ${longDate(changes.at(-1)?.date ?? date)}.${cut}`;
  return `Since release ${release.name} of ${longDate(release.date)}, ${changedPages.length} of ${counted(site.pages.length, 'page')} and ${changedSections.length} of ${counted(site.sections.length, 'section')} changed.${cut}`;
}
