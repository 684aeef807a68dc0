import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { site } from '../generated/site.ts';
import { isShown } from '../tags.ts';
import { ContentTable } from './ContentTable.tsx';
import { Guide, type GuideWords } from './Guide.tsx';

/** What a stories file exports for a story. Storybook's blocks take it as their prop `of`. */
const exportOf = ({ moduleExport }: { moduleExport: unknown }): object => moduleExport as object;

/**
 * The stories that a documentation page shows: those that the sidebar shows by default and that look right without a
 * play function. If there are none, the page shows the first story.
 */
function useShown(): PreparedStory[] {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.filter(({ tags }) => isShown(tags) && tags.includes('autodocs'));
  return shown.length > 0 ? shown : stories.slice(0, 1);
}

/** A documentation page: a component's first story, purpose, props (or a section's content), and other stories. */
export default function DocsPage() {
  const [first, ...others] = useShown();
  if (!first) return null;
  const section = site.sections.find(({ title }) => title === first.title);
  const { guide, docs } = first.parameters as {
    guide?: GuideWords;
    docs?: { source?: { code?: string } };
  };
  return (
    <>
      <Title>{first.title.replace(/^.*\//, '').replace(/ \(.*\)$/, '')}</Title>
      {!section && <Description of="meta" />}
      <Canvas of={exportOf(first)} sourceState={section ? 'none' : 'hidden'} />
      {section && <Description of="meta" />}
      {section && <Guide section={section} words={guide} code={docs?.source?.code} />}
      {section ? <ContentTable section={section.id} /> : <Controls of={exportOf(first)} />}
      {others.length > 0 && <Heading>Variants</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={exportOf(story)} />
          <Canvas of={exportOf(story)} />
        </section>
      ))}
    </>
  );
}
