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

/** The default export of a stories file. */
const exportOf = ({ moduleExport }: { moduleExport: unknown }): object => moduleExport as object;

/** The stories on a documentation page, which runs no play functions. */
function useShown(): PreparedStory[] {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.filter(({ tags }) => isShown(tags) && tags.includes('autodocs'));
  return shown.length > 0 ? shown : stories.slice(0, 1);
}

/** A documentation page: the component, its purpose, its props (for a section, its content), and its other stories. */
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
