import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ChangedText } from './ChangedText.tsx';
import { Compare } from './Compare.tsx';
import { changedArgs, decode } from './words.ts';

interface WordsProps {
  story: string;
  initialArgs: Record<string, unknown>;
  /** The global `words`: the changes from the Words panel, encoded. */
  words: unknown;
  children: ReactNode;
}

/** Wraps a story, and applies the changes in `words` (made in the Words panel) to the story's args. */
function Words({ story, initialArgs, words, children }: WordsProps) {
  useEffect(() => {
    const updatedArgs = changedArgs(initialArgs, decode(story, words));
    if (Object.keys(updatedArgs).length > 0)
      addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: story, updatedArgs });
  }, [story, initialArgs, words]);
  return children;
}

/** Applies the toolbar's settings and the Words panel's changes to a story. */
export const withView: Decorator = (Story, { id, globals, initialArgs, viewMode }) => {
  const { compare, text, words } = globals as Record<string, string | undefined>;
  const alone = viewMode === 'story';
  if (alone && (compare === 'phone' || compare === 'laptop'))
    return <Compare story={id} globals={globals} width={compare} />;
  const story = text ? (
    // ChangedText overwrites React's text nodes, so another setting needs new nodes.
    <ChangedText key={text} text={text} whole={alone}>
      <Story />
    </ChangedText>
  ) : (
    <Story />
  );
  return alone ? (
    <Words story={id} initialArgs={initialArgs} words={words}>
      {story}
    </Words>
  ) : (
    story
  );
};
