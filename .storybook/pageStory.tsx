import type { ComponentType } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { designOf } from './designs.ts';

/** The element that a page renders in. */
interface Canvas {
  canvasElement: HTMLElement;
}

/**
 * Waits until a page has rendered all its sections. If `next` is set, also waits until the button with that name is
 * enabled.
 */
export async function waitForPage({ canvasElement }: Canvas, next?: string): Promise<void> {
  const main = within(within(canvasElement).getByRole('main'));
  await waitFor(async () => {
    await expect(canvasElement.querySelector('[data-late]:not([data-shown])')).toBeNull();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    if (next) await expect(main.getByRole('button', { name: next })).toBeEnabled();
  });
}

/**
 * The story of a complete page, at its `route`. It only checks that the page renders, because the page's sections
 * have their own stories, and the page's text depends on the content.
 */
export const pageStory = (Page: ComponentType, route: string) => ({
  render: () => <Page />,
  // axe checks complete pages on the built site, in both schemes (tests/e2e/quality.spec.ts).
  parameters: { route, design: designOf(route), a11y: { test: 'off' } },
  play: (context: Canvas) => waitForPage(context),
});
