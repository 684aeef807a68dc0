import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { waitForPage, pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import { dataMatters } from '../content/data.ts';
import WhyDataMattersPage from './WhyDataMattersPage.tsx';

const meta = {
  title: 'Pages/Why Data Matters',
  component: WhyDataMattersPage,
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta<typeof WhyDataMattersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { before, after } = dataMatters.demo;

/** The complete page, as on the site. */
export const Default: Story = pageStory(WhyDataMattersPage, '/why-data-matters');

/** The page after a click on the button that puts the picture in order. */
export const Transformed: Story = {
  tags: ['interaction'],
  ...Default,
  play: async (context) => {
    await waitForPage(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: before.label }));
    await expect(canvas.getByRole('button', { name: after.label })).toBeVisible();
  },
};
