import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineScript } from './InlineScript.tsx';

/**
 * A script in the prerendered HTML, for work that can't wait for React. The build collects every such script for the
 * Content-Security-Policy.
 */
const meta = {
  title: 'Components/Internals/InlineScript',
  id: 'internals-inlinescript',
  component: InlineScript,
  args: { code: "document.body.dataset.ran = ''", id: 'inline-script' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof InlineScript>;

export default meta;
type Story = StoryObj<typeof meta>;

/** If the component is first rendered in the browser, it outputs nothing, so the script doesn't run. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#inline-script')).toBeNull();
    await expect(document.body.dataset).not.toHaveProperty('ran');
  },
};
