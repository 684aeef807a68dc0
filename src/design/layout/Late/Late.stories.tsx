import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DesignProvider } from '../../theme/DesignProvider.tsx';
import { awaitInteraction } from './interaction.ts';
import { Late } from './Late.tsx';
import classes from './Late.module.css';

const onRender = fn();

/** A section that has to hydrate to work: it counts clicks and repeats the selected value. */
function Counter() {
  const [count, setCount] = useState(0);
  const [size, setSize] = useState('small');
  useEffect(onRender, []);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {String(count)}
      </button>
      <select aria-label="Size" defaultValue="small" onChange={({ target }) => setSize(target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      <output>{size}</output>
    </div>
  );
}

/** The HTML that the server renders for a `Late` with a `Counter` inside. */
const prerendered = `<div class="${classes.late}" data-late=""><!--$--><div><button type="button">Pressed <!-- -->0</button><select aria-label="Size"><option selected="">small</option><option>large</option></select><output>small</output></div><!--/$--></div>`;

const onRecoverableError = fn();

/** A prerendered page with a section that is three window heights below the top. */
function PrerenderedPage() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    host.current.innerHTML = prerendered;
    const root = hydrateRoot(
      host.current,
      <DesignProvider getRootElement={() => undefined} toasts={false}>
        <Late>
          <Counter />
        </Late>
      </DesignProvider>,
      { onRecoverableError },
    );
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return (
    <div style={{ paddingBlockEnd: '2rem' }}>
      <p style={{ marginBlockEnd: '300vh' }}>
        The section with the button stands three windows further down.
      </p>
      <div ref={host} />
    </div>
  );
}

/**
 * `Page` wraps every section except the first in a `Late`. The prerendered HTML is readable at once; hydration waits
 * until the section nears the viewport or the visitor interacts.
 */
const meta = {
  title: 'Components/Internals/Late',
  id: 'internals-late',
  component: PrerenderedPage,
  parameters: { layout: 'padded' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof PrerenderedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => {
    onRender.mockClear();
    awaitInteraction();
  },
};

/**
 * The section is readable at once. When the visitor scrolls near it, it hydrates in place and becomes
 * interactive.
 */
export const InUse: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Pressed 0' });
    // Wait until another observer has reported. By then, the section's observer has reported too.
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(button);
    });
    await expect(onRender).not.toHaveBeenCalled();

    button.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(onRender).toHaveBeenCalled());
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Pressed 1' })).toBe(button);
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};

/**
 * Assistive technology can set a value without a key or a pointer. That, too, hydrates the section, which
 * keeps the value.
 */
export const ByValue: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = await canvas.findByRole('combobox', { name: 'Size' });
    await expect(onRender).not.toHaveBeenCalled();
    await fireEvent.change(select, { target: { value: 'large' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('large');
    await expect(select).toHaveValue('large');
    await expect(onRender).toHaveBeenCalled();
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};
