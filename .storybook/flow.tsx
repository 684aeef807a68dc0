import type { Decorator, ReactRenderer, StoryObj } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

type Act = (context: StoryContext<ReactRenderer>) => Promise<void>;

/** What to look at in a step, said on its story and on the documentation page. */
const saying = (caption: string) => ({ caption, docs: { description: { story: caption } } });

/** A flow's first step: its page, and what to look at there. */
export const start = (caption: string, act?: Act): StoryObj => ({
  parameters: saying(caption),
  ...(act && { play: act }),
});

/** The step that follows another one: what a visitor does there, and what to look at then. */
export const then = (before: StoryObj, caption: string, act: Act): StoryObj => ({
  parameters: saying(caption),
  play: async (context) => {
    await before.play?.(context);
    await act(context);
  },
});

/** A step's caption, over the corner of the page. */
export const withCaption: Decorator = (Story, { parameters }) => (
  <>
    <Story />
    <aside
      aria-label="What to look at"
      data-band="ink"
      style={{
        position: 'fixed',
        insetBlockEnd: 'var(--space-3)',
        insetInlineStart: 'var(--space-3)',
        zIndex: 1000,
        maxInlineSize: 'min(26rem, calc(100% - 2 * var(--space-3)))',
        padding: 'var(--space-3) var(--space-4)',
        borderRadius: 'var(--radius-base)',
        // Its ground is some pages' own.
        outline: 'var(--border-rule) solid var(--text)',
        fontSize: 'var(--size-small)',
        pointerEvents: 'none',
      }}
    >
      {parameters.caption as string}
    </aside>
  </>
);
