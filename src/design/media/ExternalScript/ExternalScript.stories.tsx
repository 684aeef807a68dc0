import { StrictMode, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { useExternalScript } from './useExternalScript.ts';

declare global {
  interface Window {
    embedScriptRuns?: number;
  }
}

/** An invalid URL: the script fails without a request. */
const broken = 'http://[';
const script = '/stand-ins/script.js';

const scripts = (src: string) => document.querySelectorAll(`script[src="${src}"]`);

function User({ src }: { src?: string }) {
  return <span>{useExternalScript(src)}</span>;
}

/** Several components that share one script, and buttons that add, remove and replace these components. */
function Users({
  src,
  initial,
}: {
  /** URL of the script. */ src?: string;
  /** The initial number of components. */ initial: number;
}) {
  const [users, setUsers] = useState(Array.from({ length: initial }, (_, index) => index));
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <ul>
        {users.map((user) => (
          <li key={user}>
            <User src={src} />
          </li>
        ))}
      </ul>
      <Button onClick={() => setUsers((now) => [...now, (now.at(-1) ?? 0) + 1])}>Add</Button>
      <Button onClick={() => setUsers((now) => now.slice(0, -1))}>Remove</Button>
      <Button onClick={() => setUsers((now) => now.map((user) => user + 100))}>Replace all</Button>
    </div>
  );
}

const meta = {
  title: 'Components/Internals/ExternalScript',
  id: 'internals-externalscript',
  component: Users,
  args: { src: script, initial: 2 },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    window.embedScriptRuns = 0;
  },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Users>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * Two components share one script element. When the last component unmounts, the script is removed. When another
 * component mounts, the script is added again.
 */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('ready')).toHaveLength(2));
    await expect(scripts(script)).toHaveLength(1);
    await expect(window.embedScriptRuns).toBe(1);
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await expect(scripts(script)).toHaveLength(1);
    await userEvent.click(remove);
    await expect(scripts(script)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByText('ready');
    await expect(scripts(script)).toHaveLength(1);
    await expect(window.embedScriptRuns).toBe(2);
  },
};

/** Unmounting and mounting at the same time (a changed key) keeps the script: it doesn't run again. */
export const Remounted: Story = {
  tags: ['interaction'],
  args: { initial: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('ready');
    const [element] = scripts(script);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace all' }));
    await canvas.findByText('ready');
    await expect(scripts(script)[0]).toBe(element);
    await expect(window.embedScriptRuns).toBe(1);
  },
};

/**
 * Unmounting and mounting repeatedly while the script loads: there is never more than one script element, and
 * the last one loads.
 */
export const Hurried: Story = {
  tags: ['interaction'],
  args: { initial: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let turn = 0; turn < 3; turn++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
      await expect(scripts(script)).toHaveLength(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(scripts(script)).toHaveLength(1);
    }
    await canvas.findByText('ready');
    await expect(scripts(script)).toHaveLength(1);
  },
};

/** StrictMode mounts everything twice. There is still only one script element, and it runs once. */
export const Strict: Story = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('ready')).toHaveLength(2));
    await expect(scripts(script)).toHaveLength(1);
    await expect(window.embedScriptRuns).toBe(1);
  },
};

/** If the script can't be loaded, its status is `failed`. The next component that uses the script tries again. */
export const Failed: Story = {
  tags: ['interaction'],
  args: { src: broken, initial: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('failed');
    const [element] = scripts(broken);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace all' }));
    await canvas.findByText('failed');
    await expect(scripts(broken)).toHaveLength(1);
    await expect(scripts(broken)[0]).not.toBe(element);
  },
};

/** Without a URL there is nothing to load, so the status is `ready` at once. */
export const None: Story = {
  tags: ['edge-case'],
  args: { src: undefined, initial: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('ready')).toBeVisible();
  },
};
