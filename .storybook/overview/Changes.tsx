import { Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Before } from '../../scripts/room/pictures.ts';
import changelog from '../../CHANGELOG.md?raw';
import classes from './Overview.module.css';

const pictures = fetch('./room/before.json').then((response) => response.json() as Promise<Before[]>);

/** Unreleased changes, one per file, without the front matter that names packages. */
const changesets = Object.entries(
  import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([, text]) => text.replace(/^---[\s\S]*?---\s*/, ''));

/**
 * The changelog, with unreleased changes first, and pictures of stories that have changed since the last release.
 */
export function Changes() {
  const changed = use(pictures);
  return (
    <>
      {changesets.length > 0 && (
        <Markdown>{`## Next release\n\n${changesets.map((text) => `- ${text}`).join('\n')}`}</Markdown>
      )}
      <Markdown>{changelog.replace(/^# .*\n/, '')}</Markdown>
      {changed.length > 0 && <h2>Before and after</h2>}
      {changed.map(({ story, before, after }) => (
        <figure key={story}>
          <figcaption>{story}</figcaption>
          <div className={classes.changes}>
            <img src={`./room/${before}`} alt="Before" loading="lazy" />
            <img src={`./room/${after}`} alt="After" loading="lazy" />
          </div>
        </figure>
      ))}
    </>
  );
}
