import { DocsContext } from '@storybook/addon-docs/blocks';
import { useElementSize, useIntersection, useMergedRef } from '@mantine/hooks';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, Globals, PreparedStory } from 'storybook/internal/types';
import { frameSettings, windowHeight } from './frame.ts';

/** Storybook's preview in a frame's window; not there before its code has run. */
interface FrameWindow extends Window {
  __STORYBOOK_PREVIEW__?: { onUpdateArgs: (change: { storyId: string; updatedArgs: Args }) => void };
}

/** The channel that says when the toolbar or the controls have changed something. */
function useChanges(event: string): number {
  const { channel } = useContext(DocsContext);
  const count = useRef(0);
  return useSyncExternalStore(
    (changed) => {
      const listen = () => {
        count.current += 1;
        changed();
      };
      channel.on(event, listen);
      return () => channel.off(event, listen);
    },
    () => count.current,
  );
}

/** How high, in px, a story is in its document: what follows its root is none of its own. */
function storyHeight(document: Document): number {
  const root = document.getElementById('storybook-root');
  if (!root) return windowHeight;
  // Dialogs and toasts stand outside it, over the whole window.
  if (document.querySelector('[role="dialog"], [data-portal="true"] > *')) return windowHeight;
  const { bottom } = root.getBoundingClientRect();
  const padding = Number.parseFloat(
    document.defaultView?.getComputedStyle(document.body).paddingBlockEnd ?? '',
  );
  return Math.ceil(bottom + (document.defaultView?.scrollY ?? 0) + (padding || 0));
}

/** How far from the view, as a share of its height, a frame begins to load. */
const near = '60% 0px';

/**
 * A story in a document of its own, which has the width, the theme and the globals that the story asks for; scaled down
 * where the column is narrower. It loads when it comes near the view, and takes part in what the controls change.
 * `globals` count for more than the story's own.
 */
export function StoryFrame({ story, globals: asked }: { story: PreparedStory; globals?: Globals }) {
  const context = useContext(DocsContext);
  useChanges(GLOBALS_UPDATED);
  const argsChanges = useChanges(STORY_ARGS_UPDATED);
  const globals = { ...(context.getStoryContext(story).globals as Globals), ...asked };
  const settings = frameSettings({ ...story, globals });
  const column = useElementSize();
  const { ref: seen, entry } = useIntersection({ rootMargin: near });
  const [wanted, setWanted] = useState(false);
  if (entry?.isIntersecting && !wanted) setWanted(true);
  const [height, setHeight] = useState<number>();
  const frame = useRef<HTMLIFrameElement>(null);

  // What the controls say, without loading the frame anew.
  useEffect(() => {
    if (argsChanges === 0) return;
    const inside: FrameWindow | null | undefined = frame.current?.contentWindow;
    const updatedArgs = context.getStoryContext(story).args as Args;
    inside?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId: story.id, updatedArgs });
  }, [argsChanges, context, story]);

  const measure = () => {
    const inside = frame.current?.contentDocument;
    const root = inside?.getElementById('storybook-root');
    if (!inside || !root) return;
    new ResizeObserver(() => setHeight(storyHeight(inside))).observe(root);
  };

  const { width, src } = settings;
  const scale = width && column.width ? Math.min(1, column.width / width) : 1;
  const shown = settings.window ?? height ?? (width ? windowHeight / 2 : windowHeight / 4);
  return (
    <div ref={useMergedRef(column.ref, seen)} className="sb-unstyled">
      <div
        style={{
          inlineSize: width ? width * scale : '100%',
          blockSize: shown * scale,
          marginInline: 'auto',
          overflow: 'hidden',
        }}
      >
        {wanted && (
          <iframe
            ref={frame}
            key={src}
            src={src}
            title={`${story.title}, ${story.name}`}
            data-story={story.id}
            onLoad={measure}
            style={{
              display: 'block',
              inlineSize: width ?? '100%',
              maxInlineSize: 'none',
              // Never lower than the window that heights in the story are shares of.
              blockSize: Math.max(shown, windowHeight),
              border: 0,
              transform: scale < 1 ? `scale(${scale})` : undefined,
              transformOrigin: 'top left',
            }}
          />
        )}
      </div>
    </div>
  );
}
