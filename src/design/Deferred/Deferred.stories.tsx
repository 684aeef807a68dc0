import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { deferred } from './deferred.tsx';

/** A section that needs its script: it counts. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {String(count)}
    </button>
  );
}

/** The same as the server renders it, inside what `deferred` and Suspense put around it. */
const prerendered =
  '<div style="display:contents" data-waiting=""><!--$--><div style="display:contents"><button type="button">Pressed <!-- -->0</button></div><!--/$--></div>';

const load = fn((): Promise<{ default: ComponentType }> => Promise.resolve({ default: Counter }));
const onRecoverableError = fn();

/** A page that came prerendered, with a deferred section two windows down. */
function PrerenderedPage({ load: loadSection }: { load: () => Promise<{ default: ComponentType }> }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const Section = deferred(loadSection);
    host.current.innerHTML = prerendered;
    const root = hydrateRoot(host.current, <Section />, { onRecoverableError });
    return () => queueMicrotask(() => root.unmount());
  }, [loadSection]);
  return (
    <div style={{ paddingBlock: '300vh 2rem' }}>
      <div ref={host} />
    </div>
  );
}

/**
 * For sections far down a page that have behaviour: their code waits until they near the viewport. What the server
 * rendered stays readable meanwhile. Sections without behaviour need no script at all and gain nothing.
 */
const meta = {
  title: 'Design/Deferred',
  component: PrerenderedPage,
  args: { load },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PrerenderedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Complete at once, loaded when scrolled near; from then on it reacts. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Pressed 0' });
    // By the time another observer has reported, the section's own has too.
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(button);
    });
    await expect(load).not.toHaveBeenCalled();

    button.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByRole('button')).not.toHaveTextContent('Pressed 0');
    });
    // Hydrated, not rendered anew.
    await expect(canvas.getByRole('button')).toBe(button);
    await expect(button.closest('[data-waiting]')).toBeNull();
  },
};

/** When its code is gone, the prerendered HTML stays as it is, and React finds nothing to complain about. */
export const CodeGone: Story = {
  args: { load: fn(() => Promise.reject(new Error('gone'))) },
  play: async ({ canvasElement }) => {
    onRecoverableError.mockClear();
    const button = await within(canvasElement).findByRole('button', { name: 'Pressed 0' });
    const slot = button.parentElement;
    button.scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(Object.keys(slot ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
    );
    await expect(button).toBeVisible();
    await expect(button.closest('[data-waiting]')).not.toBeNull();
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};

const Late = deferred(load);

const regained = fn<() => Promise<{ default: ComponentType }>>();
const Regained = deferred(regained);

/** A page that can be left and entered again. */
function Revisited() {
  const [visit, setVisit] = useState(1);
  const html = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (visit !== 1 || !html.current) return;
    html.current.innerHTML = prerendered;
    const root = hydrateRoot(html.current, <Regained />, { onRecoverableError });
    return () => queueMicrotask(() => root.unmount());
  }, [visit]);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Visit {String(visit)}
      </button>
      {visit === 1 ? <div ref={html} /> : <Regained />}
    </>
  );
}

/** When the code is back on a later visit, so is the section. */
export const CodeBack: Story = {
  render: () => <Revisited />,
  beforeEach: () => {
    regained.mockReset();
    regained.mockRejectedValueOnce(new Error('gone'));
    regained.mockResolvedValue({ default: Counter });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Pressed 0' });
    await waitFor(() => expect(regained).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Visit 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pressed 0' }));
    await expect(canvas.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  },
};

/** After a navigation in the browser there is no HTML to stand in, so it loads at once. */
export const AfterNavigation: Story = {
  render: () => <Late />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pressed 0' }));
    await expect(canvas.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  },
};
