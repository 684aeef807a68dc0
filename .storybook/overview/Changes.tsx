import { Ledger } from '../../src/design/layout/Ledger/Ledger.tsx';
import { counted, history, longDate, site } from '../room/site.ts';
import { StoryLink } from '../room/StoryLink.tsx';
import type { Change } from '../../scripts/room/history.ts';
import classes from './Overview.module.css';

/** How many changes are told one by one; the rest opens on demand. */
const first = 12;

/** Changes that visitors may see. */
const seen = history.changes.filter(
  ({ sections, pages, content, design }) =>
    design || [sections, pages, content].some(({ length }) => length > 0),
);

/** A change touches pages by their own files, and by the content they show. */
function pagesOf({ pages, content }: Change) {
  return site.pages.filter(
    ({ name, parts }) => pages.includes(name) || parts.some(({ file }) => content.includes(file)),
  );
}

function ChangeRow({ change }: { change: Change }) {
  const sections = change.sections.flatMap((id) => site.sections.filter((each) => each.id === id));
  const pages = pagesOf(change);
  return (
    <li className={classes.change}>
      <time dateTime={change.date}>{longDate(change.date)}</time>
      <div>
        <p className={classes.subject}>{change.subject}</p>
        {(sections.length > 0 || pages.length > 0) && (
          <p className={classes.touched}>
            {pages.map(({ name, label, story }) =>
              story ? (
                <StoryLink key={name} to={`story/${story}`}>
                  {label}
                </StoryLink>
              ) : (
                label
              ),
            )}
            {sections.map(({ id, docs, label }) => (
              <StoryLink key={id} to={`docs/${docs}`}>
                {label}
              </StoryLink>
            ))}
          </p>
        )}
      </div>
      <code>{change.commit}</code>
    </li>
  );
}

/** What the release before is called, and since when. */
export const sinceRelease = (): string => {
  const { name, date } = history.release;
  return date ? `release ${name} of ${longDate(date)}` : `release ${name}`;
};

/** How much has changed since the last release, in a sentence. */
export function changeSummary(): string {
  if (!history.commit)
    return 'This copy has no history: it was built from an archive. Build it from a clone to see what has changed.';
  const sections = new Set(
    seen.flatMap(({ sections }) => sections.filter((id) => site.sections.some((each) => each.id === id))),
  );
  const pages = new Set(seen.flatMap(pagesOf));
  const cut = history.shallow ? ' This copy’s history is cut off: there may be more.' : '';
  return `Since ${sinceRelease()}, ${counted(seen.length, 'change')} to what visitors see: ${counted(
    sections.size,
    'section',
  )} and ${counted(pages.size, 'page')}.${cut}`;
}

/** The changes since the last release that visitors may see, the latest first, with the pages and sections they touch. */
export function Changes() {
  const row = (change: Change) => <ChangeRow key={change.commit} change={change} />;
  return (
    <>
      <Ledger className={classes.changes}>{seen.slice(0, first).map(row)}</Ledger>
      {seen.length > first && (
        <details className={classes.more}>
          <summary>{counted(seen.length - first, 'earlier change')}</summary>
          <Ledger className={classes.changes}>{seen.slice(first).map(row)}</Ledger>
        </details>
      )}
    </>
  );
}
