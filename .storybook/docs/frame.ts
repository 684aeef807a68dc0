import { buildArgsParam } from 'storybook/internal/router';
import type { Globals, Parameters } from 'storybook/internal/types';

/** The width, in px, of a story that asks for none and fills its window. */
export const deskWidth = 1280;

/** The height, in px, of the window that a story is looked at in before its own height is known. */
export const windowHeight = 900;

/** What a frame has to know of a story. */
export interface FramedStory {
  id: string;
  title: string;
  parameters: Parameters;
  /** Those of the toolbar, under the story's own. */
  globals: Globals;
  tags: string[];
}

/** How a story stands in its frame on a documentation page. */
export interface FrameSettings {
  /** Address of the frame. */
  src: string;
  /** Its width in px; without one it is as wide as the column. */
  width: number | undefined;
  /** It is a window of this many px in which the story scrolls, rather than as high as the story. */
  window: number | undefined;
}

/** The width that a story's viewport global names, in px. */
function viewportWidth({ globals, parameters }: FramedStory): number | undefined {
  const { viewport } = globals as { viewport?: { value?: string } | string };
  const name = typeof viewport === 'string' ? viewport : viewport?.value;
  const { options } = (parameters.viewport ?? {}) as {
    options?: Record<string, { styles?: { width?: string } }>;
  };
  const width = Number.parseFloat((name && options?.[name]?.styles?.width) || '');
  return Number.isNaN(width) ? undefined : width;
}

/**
 * Where and how wide a story stands on a documentation page: in a document of its own, with the globals it asks for, as
 * wide as the viewport it names, else as a desk where it fills the window, else as the column. Its play runs only where
 * the story is about what the play ends with (the tag `state`).
 */
export function frameSettings(story: FramedStory): FrameSettings {
  const { id, title, parameters, globals, tags } = story;
  const plain = Object.fromEntries(
    Object.entries(globals).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  );
  const address = new URLSearchParams({ id, viewMode: 'story', globals: buildArgsParam({}, plain) });
  // Storybook's own word for a story without its play.
  if (!tags.includes('state')) address.set('embed', 'true');
  const fills = parameters.layout === undefined || parameters.layout === 'fullscreen';
  return {
    src: `iframe.html?${address.toString()}`,
    width: viewportWidth(story) ?? (fills ? deskWidth : undefined),
    window: /^(?:Pages|Flows)\//.test(title) ? windowHeight : undefined,
  };
}
