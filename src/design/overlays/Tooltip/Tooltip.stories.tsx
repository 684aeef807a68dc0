import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconArrowLeft, IconArrowRight, IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { bands } from '../../theme/tokens.ts';
import { OPEN_DELAY, SKIP_DELAY, Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'Previous leader',
    children: <Button size="icon" variant="outline" icon={IconArrowLeft} aria-label="Previous leader" />,
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open dialog. Its close button has a tooltip. */
function InADialog({ label }: TooltipProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          {label}
        </Dialog>
      )}
    </>
  );
}

const pair = () => (
  <div style={{ display: 'flex', gap: '1rem', padding: '4rem' }}>
    <Tooltip label="Previous leader">
      <Button size="icon" variant="outline" icon={IconArrowLeft} aria-label="Previous leader" />
    </Tooltip>
    <Tooltip label="Next leader">
      <Button size="icon" variant="outline" icon={IconArrowRight} aria-label="Next leader" />
    </Tooltip>
  </div>
);

/** Calls `act`, and measures the time until a tooltip with `text` is shown, in ms. */
async function timeTo(canvasElement: HTMLElement, act: () => Promise<void>, text: string) {
  const start = performance.now();
  await act();
  await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toHaveTextContent(text), {
    interval: 10,
  });
  return performance.now() - start;
}

export const Default: Story = {
  render: pair,
  // Loads the tooltip's code first, so that the story measures only the delay.
  loaders: [() => import('./TooltipLayer.tsx')],
};

/**
 * A tooltip opens after the pointer has been on its control for 700 ms. For 300 ms after a tooltip closes, the next
 * one opens at once.
 */
export const InUse: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Previous leader' });
    const next = canvas.getByRole('button', { name: 'Next leader' });
    const gone = () => waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());

    const opening = await timeTo(canvasElement, () => userEvent.hover(previous), 'Previous leader');
    await expect(opening).toBeGreaterThanOrEqual(OPEN_DELAY);

    const following = await timeTo(canvasElement, () => userEvent.hover(next), 'Next leader');
    await expect(following).toBeLessThan(OPEN_DELAY);
    await expect(canvas.getAllByRole('tooltip')).toHaveLength(1);

    // More than 300 ms after the tooltip closed, the full delay applies again.
    await userEvent.unhover(next);
    await gone();
    const closed = performance.now();
    await waitFor(() => expect(performance.now() - closed).toBeGreaterThan(SKIP_DELAY));
    const again = await timeTo(canvasElement, () => userEvent.hover(previous), 'Previous leader');
    await expect(again).toBeGreaterThanOrEqual(OPEN_DELAY);
    await userEvent.unhover(previous);
    await gone();
  },
};

/** Keyboard focus shows the tooltip at once. Escape closes it, and the control keeps focus. */
export const OnFocus: Story = {
  tags: ['interaction'],
  render: pair,
  loaders: [() => import('./TooltipLayer.tsx')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opening = await timeTo(canvasElement, () => userEvent.tab(), 'Previous leader');
    await expect(opening).toBeLessThan(OPEN_DELAY);
    await expect(canvas.getByRole('button', { name: 'Previous leader' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Previous leader' })).toHaveFocus();
    await timeTo(canvasElement, () => userEvent.tab(), 'Next leader');
    // Pressing the control with a key closes its tooltip, as a click does.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** In a dialog, one Escape closes both tooltip and dialog. */
export const InDialog: Story = {
  tags: ['interaction'],
  render: InADialog,
  loaders: [() => import('./TooltipLayer.tsx')],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await timeTo(dialog, () => userEvent.tab(), 'Close');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/**
 * The tooltip stays open while the pointer is on it. With `disabled`, for example while the control's menu is open,
 * there is no tooltip.
 */
export const Hovered: Story = {
  tags: ['interaction'],
  render: ({ label, disabled, children }) => (
    <>
      <Tooltip label={label} disabled={disabled}>
        {children}
      </Tooltip>
      <Tooltip label="Menu" disabled>
        <Button size="icon" variant="outline" icon={IconArrowRight} aria-label="Menu" />
      </Tooltip>
    </>
  ),
  loaders: [() => import('./TooltipLayer.tsx')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Previous leader' }));
    const tooltip = await canvas.findByRole('tooltip');
    await userEvent.hover(tooltip);
    const reached = performance.now();
    await waitFor(() => expect(performance.now() - reached).toBeGreaterThan(SKIP_DELAY));
    await expect(tooltip).toBeVisible();
    // Right after another tooltip, this one would show at once if it weren't disabled.
    await userEvent.unhover(tooltip);
    await userEvent.hover(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    const left = performance.now();
    await waitFor(() => expect(performance.now() - left).toBeGreaterThan(SKIP_DELAY));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** A click closes the tooltip, because a control that was just used needs no explanation. */
export const OnPress: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await canvas.findByRole('tooltip');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** A tooltip inverts the colors of its band. */
export const OnBands: Story = {
  tags: ['interaction'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {bands.map((band) => (
        <div key={band} data-band={band} style={{ padding: '4rem 6rem 1.5rem' }}>
          <Tooltip label={`Pause background video (${band})`}>
            <Button size="icon" variant="outline" icon={IconPlayerPause} aria-label={`Pause, ${band}`} />
          </Tooltip>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const band of bands) {
      await timeTo(canvasElement, () => userEvent.tab(), band);
    }
  },
};

/** A long name wraps, and stays inside the window. */
export const Stress: Story = {
  tags: ['interaction'],
  parameters: { layout: 'fullscreen' },
  args: { label: 'Pause the film of the sunrise over the Ohio River that plays behind the headline' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = await within(canvasElement).findByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
