import type { Decorator, ReactRenderer, StoryObj } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SiteHeaderProps } from '../src/sections/frame/SiteHeader/SiteHeader.tsx';

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

type Header = Pick<SiteHeaderProps, 'toggle' | 'action'>;

/** The bar's controls by name: on a phone its menu's, which holds the action, and else the action itself. */
function controls(canvasElement: HTMLElement, { toggle, action }: Header) {
  const bar = within(within(canvasElement).getByRole('banner'));
  return {
    menu: bar.queryByRole('button', { name: toggle }),
    findAction: () => bar.findByRole('button', { name: action.label }),
  };
}

/** Presses the action that the bar ends with; on a phone its menu first. */
export async function pressAction(canvasElement: HTMLElement, header: Header): Promise<void> {
  const { menu, findAction } = controls(canvasElement, header);
  if (menu) await userEvent.click(menu);
  await userEvent.click(await findAction());
}

/** Fails unless the focus is back where the way to the action began. */
export async function expectFocusBack(canvasElement: HTMLElement, header: Header): Promise<void> {
  const { menu, findAction } = controls(canvasElement, header);
  const control = menu ?? (await findAction());
  await waitFor(() => expect(control).toHaveFocus());
}

/** A step's caption, over the corner of the page. */
export const withCaption: Decorator = (Story, { parameters }) => (
  <>
    <Story />
    <aside
      aria-label="What to look at"
      data-band="strong"
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
