import {
  Anchor,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import type { PreparedStory, StoryIndex } from 'storybook/internal/types';
import { unlisted } from '../unlisted.ts';
import { Anatomy, SectionGuide, SideBySide } from './SectionGuide.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { usage } from './usage.ts';

const index = fetch('./index.json').then((response) => response.json() as Promise<StoryIndex>);

/** The stories of a component that are for looking; all of them where none is. */
function useListed(): PreparedStory[] {
  const { entries } = use(index);
  const stories = useContext(DocsContext).componentStories();
  const listed = stories.filter(({ id }) => !unlisted.some((tag) => entries[id]?.tags?.includes(tag)));
  return listed.length > 0 ? listed : stories;
}

/** What its file exports for a story. */
const exportOf = ({ moduleExport }: { moduleExport: unknown }): object => moduleExport as object;

/**
 * The code of a story: what its own `render` says, as its file has it; else the component with all of its properties.
 */
function useCode(story: PreparedStory): string | undefined {
  const context = useContext(DocsContext);
  const { csfFile } = context.resolveOf('meta', ['meta']);
  const own = [story.moduleExport, csfFile.moduleExports.default] as { render?: unknown }[];
  if (own.some(({ render }) => render) || !story.component) return undefined;
  return usage(story.component, story.initialArgs);
}

/** A story in its frame, over the code that it takes. */
function Shown({ story }: { story: PreparedStory }) {
  const code = useCode(story);
  const line = '1px solid color-mix(in srgb, currentColor 20%, transparent)';
  return (
    <div style={{ marginBlock: '1rem 2.5rem', border: line }}>
      <StoryFrame story={story} />
      <details style={{ borderBlockStart: line }}>
        <summary style={{ padding: '0.5rem 1rem', fontSize: '0.8125rem', cursor: 'pointer' }}>
          Code
          <a href={`./?path=/story/${story.id}`} target="_top" style={{ marginInlineStart: '1rem' }}>
            Open alone
          </a>
        </summary>
        <Source of={exportOf(story)} code={code} />
      </details>
    </div>
  );
}

/**
 * A documentation page: what the component is for, its first story with the properties that it takes, and its other
 * stories, a section's side by side. Each stands in a frame of its own.
 */
export default function DocsPage() {
  const [first, ...others] = useListed();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <SectionGuide />
      {first && (
        <Anchor storyId={first.id}>
          <Description of={exportOf(first)} />
          <Shown story={first} />
        </Anchor>
      )}
      {first && <Anatomy story={first} />}
      {/* Its columns are wider than a phone. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      {others.length > 0 && <Heading>Stories</Heading>}
      <SideBySide>
        {others.map((story) => (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={exportOf(story)} />
            <Shown story={story} />
          </Anchor>
        ))}
      </SideBySide>
    </>
  );
}
