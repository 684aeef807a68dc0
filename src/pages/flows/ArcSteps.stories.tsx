import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withShell } from '../../../.storybook/withShell.tsx';
import { training } from '../../content/training.ts';
import { Page } from '../../design/layout/Page/Page.tsx';
import { StepPanels } from '../../sections/method/StepPanels/StepPanels.tsx';

/** The three steps of ARC, one after the other. */
const meta = {
  title: 'Flows/ARC',
  tags: ['state'],
  decorators: [withShell, withCaption],
  parameters: { route: '/training' },
  render: () => (
    <Page meta={training.meta}>
      <StepPanels {...training.arc} level={1} />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, at: number) => {
  const { steps } = training.arc;
  const { title } = steps[Math.min(at, steps.length - 1)]!;
  const step = within(canvasElement).getByRole('button', { name: new RegExp(title) });
  if (step.ariaExpanded !== 'true') await userEvent.click(step);
  await waitFor(() => expect(step).toHaveAttribute('aria-expanded', 'true'));
};

export const First: Story = start('The first step is open: its letter, what it is about, three details.');

export const Second: Story = then(
  First,
  'The second one opens in its place; nothing below moves.',
  (context) => open(context.canvasElement, 1),
);

export const Third: Story = then(Second, 'The third: with a mouse, hovering is enough.', (context) =>
  open(context.canvasElement, 2),
);
