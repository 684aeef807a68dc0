import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import { messages } from '../content/messages.ts';
import { ErrorPage } from './ErrorPage.tsx';
import NotFoundPage from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/Not found (404, wrong URL)',
  id: 'pages-not-found',
  component: NotFoundPage,
  decorators: [withShell],
  parameters: { route: '/no/such/page' },
  tags: ['!autodocs'],
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const handleRetry = fn();

export const Default: Story = {
  // The page logs the missing URL.
  parameters: { messages: ['console.log: 404 /no/such/page'] },
};

/** The error page, which replaces a page that failed to render. */
export const Broken: Story = {
  tags: ['!autodocs'],
  render: () => <ErrorPage onRetry={handleRetry} />,
};

/** The button on the error page loads the failed page again. */
export const Retried: Story = {
  ...Broken,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    handleRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: messages.retry }));
    await expect(handleRetry).toHaveBeenCalledTimes(1);
  },
};
