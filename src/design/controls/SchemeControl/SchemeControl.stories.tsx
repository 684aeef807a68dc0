import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DesignProvider } from '../../theme/DesignProvider.tsx';
import { bands } from '../../theme/tokens.ts';
import { SchemeControl } from './SchemeControl.tsx';

/** A color scheme manager that remembers the choice for this story only. */
function inMemory(initial: MantineColorScheme, onSet: (value: MantineColorScheme) => void = () => undefined) {
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      onSet(next);
    },
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => undefined,
  } satisfies MantineColorSchemeManager;
}

const onSet = fn();

const meta = {
  title: 'Components/Controls/SchemeControl (dark mode, light mode)',
  id: 'components-controls-schemecontrol',
  component: SchemeControl,
  args: {
    labels: {
      legend: 'Color scheme',
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      change: 'Change',
    },
  },
  // Storybook's own provider forces the scheme that is selected in the toolbar. With this provider, the control works,
  // and a choice doesn't change the document.
  decorators: [
    (Story) => (
      <DesignProvider
        colorSchemeManager={inMemory('auto', onSet)}
        getRootElement={() => undefined}
        toasts={false}
      >
        <Story />
      </DesignProvider>
    ),
  ],
  beforeEach: () => {
    onSet.mockClear();
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SchemeControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three icons; the arrow keys move between them as in any radio group. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Color scheme' }));
    await expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(group.getByRole('radio', { name: 'Light' })).toBeChecked());
    await waitFor(() => expect(onSet.mock.calls).toEqual([['dark'], ['light']]));
  },
};

/** Icons with labels, for the menu on phones. */
export const Wide: Story = { args: { variant: 'wide' } };

/** One button that cycles from system to light, dark and back, for a narrow header. */
export const Cycle: Story = {
  tags: ['interaction'],
  args: { variant: 'cycle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const state of ['System', 'Light', 'Dark'])
      await userEvent.click(await canvas.findByRole('button', { name: `Color scheme: ${state}. Change` }));
    await canvas.findByRole('button', { name: 'Color scheme: System. Change' });
    await waitFor(() => expect(onSet.mock.calls).toEqual([['light'], ['dark'], ['auto']]));
  },
};

/** The control takes its colors from its band. */
export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {bands.map((band) => (
        <div
          key={band}
          data-band={band}
          style={{ display: 'flex', alignItems: 'center', gap: '1.5rem', padding: '1.5rem' }}
        >
          <SchemeControl {...args} />
          <SchemeControl {...args} variant="cycle" />
        </div>
      ))}
    </>
  ),
};

/** In the variant `wide`, long labels wrap. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    variant: 'wide',
    labels: {
      legend: 'Farbschema',
      system: 'Geräteeinstellung',
      light: 'Helldarstellung',
      dark: 'Dunkeldarstellung',
      change: 'Umschalten',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/**
 * A choice from an earlier visit. Only the browser remembers it, so the page arrives with "System" selected, and the
 * remembered choice appears as soon as the control hydrates.
 */
export const Stored: Story = {
  parameters: { a11y: { test: 'off' } },
  render: () => <div data-testid="page" />,
  play: async ({ args, canvasElement }) => {
    const page = (stored: MantineColorScheme) => (
      <DesignProvider colorSchemeManager={inMemory(stored)} getRootElement={() => undefined} toasts={false}>
        <SchemeControl {...args} />
        <SchemeControl {...args} variant="cycle" />
      </DesignProvider>
    );
    const canvas = within(canvasElement);
    const container = canvas.getByTestId('page');
    container.innerHTML = renderToString(page('auto'));
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();

    const onRecoverableError = fn();
    const root = hydrateRoot(container, page('dark'), { onRecoverableError });
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked());
    await canvas.findByRole('button', { name: 'Color scheme: Dark. Change' });
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};
